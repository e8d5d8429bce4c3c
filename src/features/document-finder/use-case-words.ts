import { useTranslation } from 'react-i18next';
import { questionNames, type Question } from './passport-documents.ts';

/** Says in the words of the questions for which answers something is; of a question several may count. */
export function useCaseWords() {
  const { t } = useTranslation('document-finder');
  const words: Readonly<Record<Question, { options: Readonly<Record<string, string>> }>> = t('questions');
  return (answers: { [Name in Question]?: string | readonly string[] }) =>
    questionNames
      .map((name) => [answers[name] ?? []].flat().map((answer) => words[name].options[answer]))
      .filter((said) => said.length > 0)
      .map((said) => said.join(' / '))
      .join(' · ');
}
