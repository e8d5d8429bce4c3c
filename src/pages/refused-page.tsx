import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { List } from '../components/list.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { Heading } from '../components/heading.tsx';
import { Table } from '../components/table.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useAddress } from '../components/use-address.ts';
import { returnObjects, type Resources } from '../i18n/resources.ts';
import { ClaimLetterSection } from '../islands/claim-letter/claim-letter-section.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { ComplaintPlaces } from '../sections/complaint-places.tsx';
import { Frame } from '../sections/frame.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Sources } from '../sections/sources.tsx';
import { Steps } from '../sections/steps.tsx';

const Times = chakra('div', { base: { display: 'grid', gap: '3', maxWidth: 'wide' } });

/** What the letter for a reason begins with. */
const begun: Record<
  keyof Resources['refused']['reasons']['items'],
  { happened?: string; line?: string; ground: string }
> = {
  late: { ground: 'delay' },
  paper: { ground: 'paper' },
  illness: { ground: 'illness' },
  concealed: { ground: 'concealed' },
  life: { line: 'life', ground: 'concealed' },
  room: { happened: 'cut', ground: 'other' },
};

export function RefusedPage() {
  const { t } = useTranslation('refused');
  const address = useAddress();
  const { items: reasons, link, ...reason } = t('reasons', returnObjects);
  const { items, upload, ...ombudsman } = t('ombudsman', returnObjects);
  const times = t('times', returnObjects);
  return (
    <PageLayout topic={t('hero.title')}>
      <PageHero need="quiet" {...t('hero', returnObjects)} />
      <Steps {...t('steps', returnObjects)} />
      <ComplaintPlaces {...t('places', returnObjects)} />
      <Frame id="reasons" opening="beside" {...reason}>
        {Object.entries(reasons).map(([id, { question, answer }]) => {
          const { happened = 'refused', line = 'health', ground } = begun[id as keyof typeof begun];
          return (
            <Disclosure key={id} id={id} title={question}>
              <p>{answer}</p>
              <TextLink
                href={`${address('refused')}?claim-letter-happened=${happened}&claim-letter-line=${line}&claim-letter-ground=${ground}#letter`}
                size="block"
              >
                {link}
              </TextLink>
            </Disclosure>
          );
        })}
      </Frame>
      <ClaimLetterSection background="sand" />
      <Points {...t('owed', returnObjects)} id="owed" />
      <Frame>
        <Times>
          <Heading level={2} id="times">
            {times.title}
          </Heading>
          <Table labelledBy="times" columns={times.columns} rows={times.rows} />
          <List items={times.notes} />
        </Times>
      </Frame>
      <Frame id="ombudsman" opening="beside" background="sand" {...ombudsman}>
        <List items={items} />
        <Disclosure title={upload.title}>
          <List items={upload.items} />
        </Disclosure>
      </Frame>
      <Prose {...t('commission', returnObjects)} id="commission" />
      <Prose {...t('plain', returnObjects)} />
      <Sources of={['refused', 'claim-letter']} />
      <ChatClosing {...t('closing', returnObjects)} topic={t('hero.title')} />
    </PageLayout>
  );
}
