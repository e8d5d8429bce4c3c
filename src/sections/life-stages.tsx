import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Choices } from '../components/choices.tsx';
import { useChatAddress } from '../components/contact-links.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { Columns, Small } from '../components/layout.tsx';
import { PageLink } from '../components/page-link.tsx';
import type { Resources } from '../i18n/resources.ts';
import type { PageId } from '../site/pages.ts';
import { WovenFigure } from '../components/woven-row.tsx';
import { Section } from '../components/section.tsx';

type Stage = keyof Resources['life-stages']['items'];

/** The page that goes on from each. */
const stages = {
  married: 'health',
  child: 'health',
  bike: 'vehicle',
  abroad: 'travel',
  parents: 'health',
  work: 'existing-cover',
} as const satisfies Record<Stage, PageId>;

/** What is new at home, and for each what to take, about what it costs and what can wait. */
export function LifeStages({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('life-stages');
  const items = t('items');
  const labels = t('labels');
  const quotation = useChatAddress(t('quotation.topic'));
  return (
    <Section id="stages" title={t('title')} data-print="no">
      <Choices count={6}>
        {(Object.keys(stages) as Stage[]).map((stage) => (
          <Choice key={stage} name="stages" id={stage} sign={<WovenFigure name={stage} />} title={items[stage].title}>
            <Columns as="dl" count={3} columnGap="4">
              {(['take', 'cost', 'wait'] as const).map((line) => (
                <div key={line}>
                  <chakra.dt fontWeight="700" color="text.heading">
                    {labels[line]}
                  </chakra.dt>
                  <dd>{items[stage][line]}</dd>
                </div>
              ))}
            </Columns>
            {items[stage].cost.includes('*') && <Small maxWidth="wide">{t('note')}</Small>}
            {stage === 'bike' && <ExternalLink href={quotation}>{t('quotation.link')}</ExternalLink>}
            <PageLink page={stages[stage]} />
          </Choice>
        ))}
      </Choices>
      {children}
    </Section>
  );
}
