import { useTranslation } from 'react-i18next';
import { complaintBodies, governmentSites } from '../facts/public-bodies.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { PageLink } from '../components/page-link.tsx';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { Disclosures } from '../sections/disclosures.tsx';
import { RuleDisclosure } from '../sections/legal-rule.tsx';
import { Steps } from '../sections/steps.tsx';

/** Insurance that a family may have without knowing it, from schemes, the State, cards and lost policies, and how to find it. */
export function ExistingCoverPage() {
  const { t } = useTranslation(['existing-cover', 'after-death']);
  // The title asks; a message names what it asks about.
  const topic = t('navigation.existing-cover', { ns: 'common' });
  const { columns, rows, items: schemes, title } = t('schemes');
  const { forms, ...bring } = t('bring');
  const { make, ...treatment } = t('treatment');
  const { search, companies, ...unclaimed } = t('unclaimed');
  return (
    <AdvicePage hero={t('hero')} need="quiet" topic={topic} closing={t('closing')}>
      <Steps {...t('steps')} />
      <Disclosures id="schemes" title={title} background="sand">
        {schemes.map((scheme, position) => {
          const ofScheme = (row: readonly string[]) => [row[0] ?? '', row[position + 1] ?? ''];
          return (
            <RuleDisclosure
              key={scheme.title}
              id={`scheme-${position + 1}`}
              {...scheme}
              columns={ofScheme(columns)}
              rows={rows.map(ofScheme)}
            />
          );
        })}
        <RuleDisclosure id="bank" {...bring}>
          <PageLink page="after-death" fragment="heirs">
            {t('after-death:heirs.title')}
          </PageLink>
          <ExternalLink href={governmentSites.janSuraksha}>{forms}</ExternalLink>
        </RuleDisclosure>
      </Disclosures>
      <Disclosures id="forgotten" {...t('forgotten')}>
        <RuleDisclosure id="state-cover" {...t('stateCover')} />
        <RuleDisclosure id="cards" {...t('cards')} />
        <RuleDisclosure id="ayushman" {...treatment}>
          <ExternalLink href={governmentSites.ayushman}>{make}</ExternalLink>
        </RuleDisclosure>
        <RuleDisclosure id="unclaimed" {...unclaimed}>
          <ExternalLink href={complaintBodies.bimaBharosa}>{search}</ExternalLink>
          <PageLink page="claims" fragment="companies">
            {companies}
          </PageLink>
        </RuleDisclosure>
      </Disclosures>
    </AdvicePage>
  );
}
