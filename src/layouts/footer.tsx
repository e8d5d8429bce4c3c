import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band.tsx';
import { EmailLink, PhoneLink } from '../components/contact-links.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { Heading } from '../components/heading.tsx';
import { OfficeAddress } from '../components/office-address.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageListItems } from '../components/page-list-items.tsx';
import { social } from '../office/social.ts';
import type { PageId } from '../site/pages.ts';
import { LicenceLine } from './licence-line.tsx';
import { mainPages, servicePages } from '../site/menu.ts';
import { PageImprint } from './page-imprint.tsx';

const Area = chakra('footer', { base: { background: 'bg.brandDeep', color: 'text.onBrand' } });

const Content = chakra('div', {
  base: { display: 'grid', gap: '4', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter', paddingBlock: '5' },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    // Two, or one where letters are so large that two would not hold a word each.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
    '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
    lg: { gridTemplateColumns: '6fr 4fr 5fr 7fr', '& > :first-of-type, & > :last-of-type': { gridColumn: 'auto' } },
  },
});

const Column = chakra('div', { base: { display: 'grid', gap: '1', alignContent: 'start' } });

const Follow = chakra('div', { base: { paddingTop: '1' } });

const Small = chakra('div', { base: { display: 'grid', gap: '1', textStyle: 'small', '& p': { maxWidth: '52rem' } } });

const Notices = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3' } });

const Social = chakra('ul', { base: { display: 'grid', gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'start', columnGap: '3' } });

function Links({ pages }: { pages: readonly PageId[] }) {
  return (
    <ul>
      <PageListItems pages={pages} />
    </ul>
  );
}

/** The networks that the office is on, and those of which that is not decided yet. */
function SocialNetworks() {
  const { t } = useTranslation();
  const networks = Object.entries(social).filter(([, address]) => address !== 'none');
  if (networks.length === 0) return null;
  return (
    <>
      <Follow>
        <Heading level={3} variant="label">
          {t('footer.follow')}
        </Heading>
      </Follow>
      <Social>
        {networks.map(([name, address]) => (
          <li key={name} lang={address ? undefined : 'en'}>
            {address ? (
              <ExternalLink href={address}>
                <span lang="en">{name}</span>
              </ExternalLink>
            ) : (
              name
            )}
          </li>
        ))}
      </Social>
    </>
  );
}

/** Links, ways of contact and what the law and fairness ask to be said. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <Area data-background="brand">
      <Band />
      <Content>
        <Columns>
          <Column>
            <Heading level={2} variant="label">
              {t('office.name')}
            </Heading>
            <p>{t('footer.about')}</p>
          </Column>
          <Column data-print="no">
            <Heading level={2} variant="label">
              {t('footer.quickLinks')}
            </Heading>
            <Links pages={mainPages} />
          </Column>
          <Column data-print="no">
            <Heading level={2} variant="label">
              {t('footer.services')}
            </Heading>
            <Links pages={servicePages} />
          </Column>
          <Column>
            <Heading level={2} variant="label">
              {t('footer.contact')}
            </Heading>
            <p>
              <OfficeAddress />
            </p>
            <p>
              <PhoneLink size="block" />
            </p>
            <p>
              <EmailLink size="block" />
            </p>
            <p>
              {t('hours.line')}
              <br />
              {t('hours.closed')}
            </p>
            <SocialNetworks />
          </Column>
        </Columns>
        <Small>
          <LicenceLine />
          <p>{t('footer.commission')}</p>
          <p>
            {t('notices.private')} {t('footer.solicitation')} {t('footer.ownership')}
          </p>
          <p>
            © {t('office.name')} · {t('footer.rights')}
          </p>
          <PageImprint />
          <Notices data-print="no">
            <PageLink page="privacy" />
            <PageLink page="accessibility" />
          </Notices>
        </Small>
      </Content>
    </Area>
  );
}
