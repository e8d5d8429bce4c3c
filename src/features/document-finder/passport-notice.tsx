import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficialSiteLink } from '../../components/official-site-link.tsx';

const Area = chakra('div', {
  base: { background: 'bg.alternate', paddingInline: 'gutter', paddingBlock: '1.5', textStyle: 'small' },
});

const Content = chakra('p', { base: { maxWidth: 'content', marginInline: 'auto' } });

/** Says that the office is private and where the official site is, then what leads on. */
export function PassportNotice({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Area>
      <Content>
        {t('notices.private')} {t('notices.rules')} <OfficialSiteLink /> {children}
      </Content>
    </Area>
  );
}
