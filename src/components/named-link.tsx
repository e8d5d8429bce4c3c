import type { PageId } from '../site/pages.ts';
import { TextLink } from './text-link.tsx';
import { useAddress } from './use-address.ts';
import { usePageName } from './use-page-name.ts';

/** The way on to a page, by its short name. */
export function NamedLink({ page }: { page: PageId }) {
  const address = useAddress();
  const nameOf = usePageName();
  return (
    <TextLink href={address(page)} size="block">
      {nameOf(page)}
    </TextLink>
  );
}
