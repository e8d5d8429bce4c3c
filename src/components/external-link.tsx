/** Links that open elsewhere, and say so. */
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from './button.tsx';
import { TextLink } from './text-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

function OpensNewTab() {
  const { t } = useTranslation();
  return <VisuallyHidden> ({t('actions.newTab')})</VisuallyHidden>;
}

/** Set as text. */
export function ExternalLink({ children, ...link }: ComponentProps<typeof TextLink>) {
  return (
    <TextLink {...elsewhere} {...link}>
      {children}
      <OpensNewTab />
    </TextLink>
  );
}

/** Looks like a button. */
export function ExternalButtonLink({ children, ...link }: ComponentProps<typeof ButtonLink>) {
  return (
    <ButtonLink {...elsewhere} {...link}>
      {children}
      <OpensNewTab />
    </ButtonLink>
  );
}
