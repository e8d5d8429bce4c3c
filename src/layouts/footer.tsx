import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownWordsIn } from '../i18n/own-words-in.ts';
import { Band } from '../components/band.tsx';
import { chevron } from '../components/chevron.ts';
import { EmailLink, OtherNumbers, PhoneLink } from '../components/contact-links.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { OfficeAddress } from '../components/office-address.tsx';
import { OpeningHours } from '../components/opening-hours.tsx';
import { MenuAnchor, MenuLink } from '../components/menu-link.tsx';
import { PageListItems } from '../components/page-list-items.tsx';
import { hiddenFromSight } from '../components/visually-hidden.tsx';
import type { PageId } from '../site/pages.ts';
import { OfficeSlip } from '../components/office-slip.tsx';
import { LicenceLine } from '../components/licence-line.tsx';
import { furtherServiceId, furtherServices } from '../office/further-services.ts';
import { services } from '../office/services.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { addressOf } from '../site/urls.ts';
import { menuItems } from '../site/menu.ts';
import { PageImprint } from './page-imprint.tsx';
import { SocialNetworks } from './social-networks.tsx';

const Content = chakra('div', {
  base: {
    textStyle: 'small',
    display: 'grid',
    gap: 'half',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingTop: '1',
    md: { gap: '3', paddingBlock: '4' },
    _print: { gap: '1', paddingBlock: '1' },
  },
});

const FooterColumns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '2',
    gridTemplateColumns: '1fr 1fr',
    mdDown: { '& > :first-of-type': { gridColumn: '1 / -1' }, '& > :not(:first-of-type) > h2': hiddenFromSight },
    md: { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: '4' },
    lg: { '& div > ul:not([aria-label])': { columns: '2', columnGap: '2' } },
  },
});

/** On phones the notices are folded beside the links, which stay where they are when they open. */
const Last = chakra(Row, {
  base: {
    alignItems: 'stretch',
    '& > details[open]': { flexBasis: '100%' },
    '@supports selector(::details-content)': {
      md: {
        '& summary': { display: 'none' },
        '& > details': { flexBasis: '100%' },
        '& ::details-content': { contentVisibility: 'visible', height: 'auto' },
      },
    },
  },
});

const SmallPrint = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    paddingBottom: '1',
    '& p': { maxWidth: 'wide' },
    // One after the other, to spare a sheet.
    _print: {
      display: 'block',
      paddingBottom: '0',
      '& p, & p > *': { display: 'inline', marginInlineEnd: '1' },
    },
  },
});

function Links({ title, pages, children }: { title: string; pages: readonly PageId[]; children?: ReactNode }) {
  return (
    <div>
      <Heading level={2} variant="label">
        {title}
      </Heading>
      <ul>
        <PageListItems pages={pages} />
        {children}
      </ul>
    </div>
  );
}

/** Links, ways of contact and what the law and fairness ask to be said: on a phone one screen of it. */
export function Footer() {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  return (
    <chakra.footer data-background="brand" background="bg.brandDeep" color="text.onBrand">
      <Band />
      <Content>
        <FooterColumns data-print="no">
          <Stack gap="0" alignContent="start">
            <Heading level={2} variant="item">
              {t('office.shortName')}
            </Heading>
            <p>
              <OfficeAddress />
              {/* Left out on phones, whose menu and ways of contact name them. */}
              <chakra.span display={{ mdDown: 'none' }}>
                &nbsp;· <OpeningHours />
              </chakra.span>
            </p>
            <Row as="p" columnGap="3">
              <span>
                <PhoneLink />
              </span>
              <span>
                <EmailLink />
              </span>
              <OtherNumbers />
            </Row>
            <SocialNetworks areKnown />
          </Stack>
          <Links title={t('footer.quickLinks')} pages={menuItems.map(({ page }) => page)} />
          <Links title={t('footer.services')} pages={services.map(({ id }) => id)}>
            {furtherServices.map(({ name }, position) => {
              const { words, lang } = ownWordsIn(language, name);
              return (
                <li key={position}>
                  <MenuAnchor href={`${addressOf('contact', language)}#${furtherServiceId(position)}`} lang={lang}>
                    {words}
                  </MenuAnchor>
                </li>
              );
            })}
          </Links>
        </FooterColumns>
        <div>
          <LicenceLine />
          <p>{t('footer.solicitation')}</p>
        </div>
        <Last>
          <details>
            <chakra.summary
              layerStyle="target"
              gap="1"
              _after={chevron('0.5rem', '2px', 'currentColor')}
              data-print="no"
            >
              {t('footer.notices')}
            </chakra.summary>
            <SmallPrint>
              <p>{t('footer.commission')}</p>
              <p>
                {t('notices.private')} {t('footer.ownership')}
              </p>
              <p>
                © {t('office.shortName')} · {t('footer.rights')}
              </p>
              <SocialNetworks areKnown={false} />
              <PageImprint />
            </SmallPrint>
          </details>
          <span data-print="no">
            <MenuLink page="privacy" />
          </span>
          <span data-print="no">
            <MenuLink page="accessibility" />
          </span>
        </Last>
        <OfficeSlip />
      </Content>
    </chakra.footer>
  );
}
