import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerCard, type Figure } from '../../../components/answer-card.tsx';

/** What an answer holds good for, under it. */
const Note = chakra('p', { base: { textStyle: 'small', color: 'text.muted' } });

export interface AnswerProps {
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
  return (
    <AnswerCard
      title={title}
      figures={figures}
      send={{ greeting: t('send.greeting', { question }), action: t('send.action') }}
    >
      {children}
      <Note>{note}</Note>
    </AnswerCard>
  );
}
