import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '../../../values/calendar-date.ts';
import { Label, Small } from '../../../components/layout.tsx';
import { WovenStrip } from '../../../components/woven-strip.tsx';
import { WhatsappButtonLink } from '../../../components/whatsapp-button-link.tsx';
import { whatsappLink } from '../../../office/links.ts';
import { ways } from '../../../office/ways.ts';

const Card = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    justifyItems: 'start',
    padding: '2',
    background: 'bg.raised',
    borderWidth: 'hairline',
    borderColor: 'edge',
    borderRadius: 'medium',
  },
});

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    '& dd': {
      textStyle: 'face',
      fontSize: 'min(2.25rem, 10vw)',
      paddingInline: '1',
      borderRadius: 'small',
      background: 'bg.accentSoft',
      color: 'text.price',
    },
  },
});

const Thread = chakra(WovenStrip, { base: { width: '100%', height: '10px', marginBlock: 'half' } });

interface ResultProps {
  /** What was asked, for whoever reads the message. */
  question: string;
  title: string;
  figures: readonly { label: string; value: string | CalendarDate }[];
  /** What it holds good for. */
  note: string;
  /** The reasoning. */
  children?: ReactNode;
}

/**
 * The answer of a calculator, to read and to send to the office: its figures, large, and under a woven line the
 * reasoning.
 */
export function Result({ question, title, figures, note, children }: ResultProps) {
  const { t } = useTranslation('calculators');
  const shown = figures.map(({ label, value }) => ({
    label,
    value: typeof value === 'string' ? value : t('day', { date: value }),
  }));
  const lines = [t('send.greeting', { question }), title, ...shown.map(({ label, value }) => `${label}: ${value}`)];
  return (
    <Card>
      <Label>{title}</Label>
      <Figures>
        {shown.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <Thread tile="woven-thread" />
      {children}
      <Small color="text.muted">{note}</Small>
      <WhatsappButtonLink href={whatsappLink(ways.whatsapp.value, lines.join('\n'))}>
        {t('send.action')}
      </WhatsappButtonLink>
    </Card>
  );
}
