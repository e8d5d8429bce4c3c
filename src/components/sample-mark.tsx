import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Label = chakra('small', {
  base: {
    // Words in brackets are quieter than a ground, and keep the colour of where they stand.
    _before: { content: '"("' },
    _after: { content: '")"' },
    textStyle: 'tag',
  },
});

/**
 * Marks what the owner has still to supply; the space parts it from the words before, for whoever reads the text alone.
 */
export function SampleMark() {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <Label title={t('sample.explanation')}>{t('sample.label')}</Label>
    </>
  );
}
