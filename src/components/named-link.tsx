import { useTranslation } from 'react-i18next';
import { pageEntries, type PageId } from '../site/pages.ts';
import { TextLink } from './text-link.tsx';
import { useAddress } from './use-address.ts';

/** The way on to a page, by its short name. */
export function NamedLink({ page }: { page: PageId }) {
  const { t } = useTranslation();
  const address = useAddress();
  const name = pageEntries[page].name;
  return (
    <TextLink href={address(page)} size="block">
      {name && t(`navigation.${name}`)}
    </TextLink>
  );
}
