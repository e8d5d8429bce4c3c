import { chakra } from '@chakra-ui/react';
import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { whatsappLink } from '../../office/links.ts';
import { absoluteAddress } from '../../site/absolute-address.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { addressOf } from '../../site/urls.ts';
import { CopyButton } from '../../components/button.tsx';
import { Row } from '../../components/layout.tsx';
import { WhatsappButtonLink } from '../../components/whatsapp-button-link.tsx';
import { button } from '../../theme/recipes/button-recipe.ts';

const Press = chakra('summary', button);

interface ShareProps {
  title: string;
  /** Of the list that is handed on instead of the page. */
  fragment?: string;
}

/**
 * Hands the page or a list of it on: by the phone's own share sheet where there is one, else by WhatsApp or as a copied
 * link.
 */
export function Share({ title, fragment }: ShareProps) {
  const { t } = useTranslation();
  const { page, language } = useCurrentPage();
  const hash = fragment ? `#${fragment}` : '';
  return (
    <chakra.details display="grid" justifyItems="start" data-share={hash} data-print="no">
      <Press variant="outline">
        <Share2 size={20} />
        {t(fragment ? 'share.list' : 'share.page')}
      </Press>
      <Row gap="1.5" paddingTop="1.5" data-controls="">
        <WhatsappButtonLink
          href={whatsappLink(
            '',
            `${title} · ${t('office.shortName')}\n${absoluteAddress(addressOf(page, language))}${hash}`,
          )}
        >
          {t('share.whatsapp')}
        </WhatsappButtonLink>
        <CopyButton data-copied={t('share.copied')} hidden>
          <Copy size={20} />
          {t('share.copy')}
        </CopyButton>
      </Row>
    </chakra.details>
  );
}
