import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { pageName, type PageId } from '../site/pages.ts';
import { TextLink } from './text-link.tsx';
import { useAddress } from './use-address.ts';

interface PageLinkProps extends ComponentProps<typeof TextLink> {
  /** None for the page itself. */
  page?: PageId;
  fragment?: string;
}

/** The way on to a page, or to a place on it; by the short name of the page where it says nothing else. */
export function PageLink({ page, fragment, children, ...link }: PageLinkProps) {
  const address = useAddress();
  const { t } = useTranslation();
  return (
    <TextLink href={(page ? address(page) : '') + (fragment ? `#${fragment}` : '')} {...link}>
      {children ?? (page && pageName(t, page))}
    </TextLink>
  );
}
