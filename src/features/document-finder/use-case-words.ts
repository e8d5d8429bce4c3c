import { useTranslation } from 'react-i18next';
import { questionNames, type Question } from './passport-documents.ts';

/** Says in the words of the questions for which answers something is; of a question several may count. */
export function useCaseWords() {
  const { t } = useTranslation('document-finder');
  const words: Readonly<Record<Question, { options: Readonly<Record<string, string>> }>> = t('questions');
  return (choices: { [Name in Question]?: string | readonly string[] }) =>
    questionNames
      .map((name) => [choices[name] ?? []].flat().map((choice) => words[name].options[choice]))
      .filter((chosen) => chosen.length > 0)
      .map((chosen) => chosen.join(' / '))
      .join(' · ');
}
