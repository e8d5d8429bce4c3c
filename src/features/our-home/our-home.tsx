import { chakra } from '@chakra-ui/react';
import { Download, Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Unanswered } from '../../islands/unanswered.tsx';
import { useAddress } from '../../components/use-address.ts';
import type { PageId } from '../../site/pages.ts';
import { Cloth } from './cloth.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { stepOrder, type Question } from './our-home-rule.ts';

/** Where each step is taken. */
const places = {
  hospital: { page: 'health', fragment: 'floater' },
  earner: { page: 'life', fragment: 'life-cover' },
  vehicle: { page: 'vehicle', fragment: 'renewal-reminder' },
  passbook: { page: 'existing-cover', fragment: 'schemes' },
  passport: { page: 'passport', fragment: 'papers' },
  nominee: { page: 'life', fragment: 'nominee' },
  papers: { page: 'existing-cover', fragment: 'bank' },
} as const satisfies Record<Question, { page: PageId; fragment: string }>;

const Area = chakra('section', { base: { paddingInline: 'gutter', paddingBlock: 'section', scrollMarginTop: '0' } });

const Content = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    maxWidth: 'content',
    marginInline: 'auto',
    scrollMarginTop: '0.5rem',
    lg: {
      gap: '2',
      gridTemplateColumns: '1fr 1fr',
      columnGap: '6',
      gridTemplateRows: 'auto 1fr',
      '& > form': { gridColumn: '2', gridRow: '1 / span 2' },
    },
  },
});

const Woven = chakra('div', { base: { display: 'grid', gap: 'half' } });

const Count = chakra('p', { base: { textStyle: 'label', color: 'text.heading', minHeight: '2rem' } });

// Where no script knows what is open, all of it stands there.
const Result = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    '&:not([data-finished])': { display: 'none', '@media (scripting: none)': { display: 'grid' } },
    '& ol': { display: 'grid', gap: '1.5' },
  },
});

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', '@media (scripting: none)': { display: 'none' } },
});

/** Our home's patola: questions, the cloth that the answers weave, what comes next, and the cloth as a picture. */
export function OurHome() {
  const { t } = useTranslation('our-home');
  const { t: common } = useTranslation();
  const address = useAddress();
  const words = { count: t('count'), rows: t('rows'), office: common('office.name') };
  return (
    <Area aria-label={t('hero.title')}>
      <Content data-patola={JSON.stringify(words)} data-instead="our-home" data-enhanced="">
        <Woven>
          <Cloth />
          <Count role="status" data-said="count" />
        </Woven>
        <Result data-result="">
          <Heading level={2} variant="item" id="next">
            <span data-step="next">{t('next')}</span>
            <span data-step="whole" hidden>
              {t('whole')}
            </span>
          </Heading>
          <ol>
            {stepOrder.map((name) => (
              <li key={name} data-step={name}>
                <TextLink href={`${address(places[name].page)}#${places[name].fragment}`} size="block">
                  {t(`questions.${name}.step.link`)}
                </TextLink>
                <p>{t(`questions.${name}.step.body`)}</p>
              </li>
            ))}
          </ol>
          <Buttons>
            <Button type="button" name="share" hidden>
              <Share2 size={20} />
              {t('picture.share')}
            </Button>
            <Button type="button" name="save" variant="outline" hidden>
              <Download size={20} />
              {t('picture.save')}
            </Button>
            <Button type="button" variant="outline" data-print-page="">
              <Printer size={20} />
              {common('actions.print')}
            </Button>
          </Buttons>
          <p role="status" data-failed={t('picture.failed')} />
        </Result>
        <HomeQuestions />
      </Content>
      <Unanswered to="our-home" title={t('failed')} canPrint />
    </Area>
  );
}
