import { useTranslation } from 'react-i18next';
import { governmentSites } from '../office/government-sites.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useAddress } from '../components/use-address.ts';
import { List } from '../components/list.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { FoldedChecklist } from '../islands/checklist/folded-checklist.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { Frame } from '../sections/frame.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { RuleList } from '../sections/rule-list.tsx';
import { RuleTable } from '../sections/rule-table.tsx';
import { Sources } from '../sections/sources.tsx';
import { Steps } from '../sections/steps.tsx';

export function ExistingCoverPage() {
  const { t } = useTranslation('existing-cover');
  const { t: tCommon } = useTranslation();
  const address = useAddress();
  // The title asks; a message names what it asks about.
  const topic = tCommon('navigation.existingCover');
  const { forms, items: papers, ...bring } = t('bring', returnObjects);
  const { make, ...treatment } = t('treatment', returnObjects);
  const { search, companies, ...unclaimed } = t('unclaimed', returnObjects);
  return (
    <PageLayout topic={topic}>
      <PageHero need="quiet" {...t('hero', returnObjects)} />
      <Steps {...t('steps', returnObjects)} />
      <RuleList id="forgotten" {...t('forgotten', returnObjects)} />
      <RuleTable id="schemes" {...t('schemes', returnObjects)} background="sand" />
      <Frame id="bank" opening="beside" {...bring}>
        <List items={papers} />
        <ExternalLink href={governmentSites.janSuraksha}>{forms}</ExternalLink>
        <FoldedChecklist list="heirs" />
      </Frame>
      <Prose {...t('cards', returnObjects)} id="cards" />
      <RuleList id="ayushman" {...treatment}>
        <ExternalLink href={governmentSites.ayushman}>{make}</ExternalLink>
      </RuleList>
      <RuleList id="unclaimed" {...unclaimed} background="sand">
        <ExternalLink href={governmentSites.bimaBharosa}>{search}</ExternalLink>
        <TextLink href={`${address('claims')}#companies`} size="block">
          {companies}
        </TextLink>
      </RuleList>
      <Sources of={['existing-cover']} />
      <ChatClosing {...t('closing', returnObjects)} topic={topic} />
    </PageLayout>
  );
}
