import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** The line that the service worker puts above the content of a page that it takes from the device. */
export function CachedPageNote() {
  const { t } = useTranslation('offline');
  return (
    <chakra.aside
      data-cached-page=""
      paddingInline="gutter"
      paddingBlock="1"
      background="bg.accentSoft"
      color="text.onAccent"
      textAlign="center"
      fontWeight="700"
    >
      {t('note')}
    </chakra.aside>
  );
}
