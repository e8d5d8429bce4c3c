import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '../../../values/calendar-date.ts';
import { ResultCard } from '../../../components/result-card.tsx';
import { Small } from '../../../components/layout.tsx';
import { WhatsappButtonLink } from '../../../components/whatsapp-button-link.tsx';
import { whatsappLink } from '../../../office/links.ts';
import { office } from '../../../office/office.ts';

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

/** The answer of a calculator, to read and to send to the office. */
export function Result({ question, title, figures, note, children }: ResultProps) {
  const { t } = useTranslation('calculators');
  const shown = figures.map(({ label, value }) => ({
    label,
    value: typeof value === 'string' ? value : t('day', { date: value }),
  }));
  const lines = [t('send.greeting', { question }), title, ...shown.map(({ label, value }) => `${label}: ${value}`)];
  return (
    <ResultCard title={title} figures={shown}>
      {children}
      <Small color="text.muted">{note}</Small>
      <WhatsappButtonLink href={whatsappLink(office.whatsapp.value, lines.join('\n'))}>
        {t('send.action')}
      </WhatsappButtonLink>
    </ResultCard>
  );
}
