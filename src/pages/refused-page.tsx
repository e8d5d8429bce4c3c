import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../components/external-link.tsx';
import { PageLink } from '../components/page-link.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useAddress } from '../components/use-address.ts';
import type { Resources } from '../i18n/resources.ts';
import { letterQuery } from '../features/claim-letter/claim-fields.ts';
import { ClaimLetterSection } from '../features/claim-letter/claim-letter-section.tsx';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { complaintBodies } from '../facts/public-bodies.ts';
import { Questions } from '../sections/questions.tsx';
import { Regulators } from '../sections/regulators.tsx';
import { Disclosures } from '../sections/disclosures.tsx';
import { RuleDisclosure } from '../sections/legal-rule.tsx';

/** What the letter for a reason begins with. */
const begun: Record<
  keyof Resources['refused']['reasons']['items'],
  { happened?: string; line?: string; ground: string }
> = {
  late: { ground: 'delay' },
  paper: { ground: 'paper' },
  'not-needed': { ground: 'other' },
  illness: { ground: 'illness' },
  concealed: { ground: 'concealed' },
  life: { line: 'life', ground: 'concealed' },
  room: { happened: 'cut', ground: 'other' },
};

/** What to do when a claim is refused or cut: the steps, the reasons, the rights, and the letter. */
export function RefusedPage() {
  const { t } = useTranslation(['refused', 'claim-letter']);
  const address = useAddress();
  const { items: reasons, link, ...reason } = t('reasons');
  const { items: owed, ...rights } = t('owed');
  const { notes, ...times } = t('times');
  const { upload, ...ombudsman } = t('ombudsman');
  const { items: steps, ...way } = t('steps');
  const { paragraphs: ways, ...commission } = t('commission');
  const { paragraphs: help, ...plain } = t('plain');
  const places = t('places');
  return (
    <AdvicePage
      hero={t('hero')}
      need="quiet"
      topic={t('hero.title')}
      hasIndex
      sources={['refused', 'claim-letter']}
      closing={t('closing')}
    >
      <Disclosures
        id="steps"
        {...way}
        items={steps.map((step, position) => ({
          ...step,
          ...[
            {
              more: <TextLink href="#letter">{link}</TextLink>,
            },
            { id: 'places', more: <Regulators {...places} /> },
            { more: <ExternalLink href={complaintBodies.ombudsman}>{places.ombudsman}</ExternalLink> },
          ][position],
        }))}
      />
      <ClaimLetterSection id="letter" title={t('claim-letter:title')} background="sand" />
      <Questions
        id="reasons"
        {...reason}
        items={Object.entries(reasons).map(([id, words]) => {
          const { happened = 'refused', line = 'health', ground } = begun[id as keyof typeof begun];
          const letter = `${address('refused')}${letterQuery({ happened, line, ground })}#letter`;
          return { ...words, id, more: <TextLink href={letter}>{link}</TextLink> };
        })}
      />
      <Disclosures id="rules" {...t('rules')}>
        <RuleDisclosure id="owed" {...rights} items={owed.map(({ title, body }) => `${title}: ${body}`)} />
        <RuleDisclosure id="times" items={notes} {...times}>
          <PageLink page="after-death" />
        </RuleDisclosure>
        <RuleDisclosure id="ombudsman" {...ombudsman}>
          <p>
            {upload.title}: {upload.items.join('; ')}
          </p>
        </RuleDisclosure>
        <RuleDisclosure id="commission" items={ways} {...commission}>
          <ExternalLink href={complaintBodies.commission}>{places.commission}</ExternalLink>
        </RuleDisclosure>
        <RuleDisclosure id="plain" items={help} {...plain} />
      </Disclosures>
    </AdvicePage>
  );
}
