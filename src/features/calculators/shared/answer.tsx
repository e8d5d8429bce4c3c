import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerCard, type Figure } from '../../../components/answer-card.tsx';
import { WhatsappButtonLink } from '../../../components/whatsapp-button-link.tsx';
import { whatsappLink } from '../../../office/links.ts';
import { office } from '../../../office/office.ts';

/** What an answer holds good for, under it. */
const Note = chakra('p', { base: { textStyle: 'small', color: 'text.muted' } });

interface AnswerProps {
  /** What was asked, for whoever reads the message. */
  question: string;
  title: string;
  figures: readonly Figure[];
  note: string;
  /** The reasoning. */
  children?: ReactNode;
}

/** The answer of a calculator, to read and to send to the office. */
export function Answer({ question, title, figures, note, children }: AnswerProps) {
  const { t } = useTranslation('calculators');
  const lines = [t('send.greeting', { question }), title, ...figures.map(({ label, value }) => `${label}: ${value}`)];
  return (
    <AnswerCard title={title} figures={figures}>
      {children}
      <Note>{note}</Note>
      <WhatsappButtonLink href={whatsappLink(office.whatsapp.value, lines.join('\n'))}>
        {t('send.action')}
      </WhatsappButtonLink>
    </AnswerCard>
  );
}
