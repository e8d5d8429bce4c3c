import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TextControl } from '../../components/field.tsx';
import { useAddress } from '../../components/use-address.ts';
import { media } from '../../theme/media.ts';

const Fields = chakra('form', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '1',
    width: '100%',
    maxWidth: '30rem',
    '& > label': { flex: '1', fontWeight: '600' },
  },
});

/**
 * The field into which one says it in one's own words. What is typed has neither name nor id, so that it stands in no
 * address that reaches the host and is kept nowhere: without a script the form leads to the list of all places.
 * `isResultsPage` on the page that shows what is found.
 */
export function FindForm({ isResultsPage }: { isResultsPage?: boolean }) {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <Fields
      action={address('search')}
      data-find=""
      data-fallback={isResultsPage ? 'find' : undefined}
      // Without a script a form that leads to its own page would do nothing.
      css={isResultsPage && { [media.withoutScript]: { display: 'none' } }}
    >
      <label>
        {t('find.label')}
        <TextControl type="search" enterKeyHint="search" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </label>
      <Button type="submit" aria-label={t('find.action')}>
        <Search size={20} />
      </Button>
    </Fields>
  );
}
