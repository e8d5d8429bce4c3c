import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '../../components/layout.tsx';
import { OfficialSiteLink } from '../../components/official-site-link.tsx';

/** Says that the office is private and where the official site is, then what leads on. */
export function PassportNotice({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Container background="bg.alternate" paddingBlock="1.5" textStyle="small" css={{ '& a': { marginInlineEnd: '3' } }}>
      <p>
        {t('notices.private')} {t('notices.rules')} <OfficialSiteLink /> {children}
      </p>
    </Container>
  );
}
