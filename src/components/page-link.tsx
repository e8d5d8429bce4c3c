import type { ComponentProps } from 'react';
import type { PageId } from '../site/pages.ts';
import { TextLink } from './text-link.tsx';
import { useAddress } from './use-address.ts';
import { usePageName } from './use-page-name.ts';

interface PageLinkProps extends ComponentProps<typeof TextLink> {
  /** None for the page itself. */
  page?: PageId;
  fragment?: string;
}

/** The way on to a page, or to a place on it; by the short name of the page where it says nothing else. */
export function PageLink({ page, fragment, children, ...link }: PageLinkProps) {
  const address = useAddress();
  const nameOf = usePageName();
  return (
    <TextLink href={(page ? address(page) : '') + (fragment ? `#${fragment}` : '')} {...link}>
      {children ?? (page && nameOf(page))}
    </TextLink>
  );
}
