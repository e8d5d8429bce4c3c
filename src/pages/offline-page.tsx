import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { PhoneLink } from '../components/contact-links.tsx';
import { Stack } from '../components/layout.tsx';
import { PageListItems } from '../components/page-list-items.tsx';
import { WovenRow } from '../components/woven-row.tsx';
import { TextLink } from '../components/text-link.tsx';
import { languageCodes, languages } from '../i18n/languages.ts';
import { openingWords } from '../i18n/opening-words.ts';
import { Hero } from '../sections/hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { onlyInPlace } from '../offline/precache-manifest.ts';
import { Doors } from '../sections/doors.tsx';
import { Section } from '../components/section.tsx';
import { Prose } from '../sections/prose.tsx';
import { useCurrentPage } from '../site/current-page.tsx';
import { isNamedPage, pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';

const listed = pageIds.filter((page) => isNamedPage(page) && page !== 'offline');

/**
 * What opens without a network; the service worker also shows it in the place of pages that are not on the device, and
 * hides what is not true there.
 */
export function OfflinePage() {
  const { t } = useTranslation('offline');
  const { openingHours, closedDays } = openingWords(useTranslation().t);
  const { language } = useCurrentPage();
  const otherLanguages = languageCodes.filter((code) => code !== language);
  const { keeping, kept, failed, ...pages } = t('pages');
  return (
    <PageLayout>
      <Hero need="quiet" {...t('hero')}>
        {/* The hero would make it as narrow as its words. */}
        <chakra.div width="100%" data-needs={language}>
          <Doors />
        </chakra.div>
      </Hero>
      <WovenRow />
      <div {...onlyInPlace}>
        <Prose title={t('missing.title')} paragraphs={[t('missing.body')]} background="sand" />
      </div>
      <div data-needs={language}>
        <Section title={pages.title}>
          <p {...onlyInPlace}>{t('missing.others')}</p>
          <chakra.ul columns="9rem" columnGap="4" css={{ '& > *': { layerStyle: 'row' } }}>
            <PageListItems pages={listed} />
          </chakra.ul>
          <Stack justifyItems="start" marginTop="2" data-controls="">
            <div data-part="ask" hidden>
              <p>{pages.ask}</p>
              <Button variant="outline">{pages.save}</Button>
            </div>
            <p role="status" data-enhanced="" data-offline-status={JSON.stringify({ keeping, kept, failed })} />
          </Stack>
        </Section>
      </div>
      <Section title={t('languages')} background="sand">
        <ul>
          {otherLanguages.map((code) => (
            <li key={code} data-needs={code}>
              <TextLink
                href={addressOf('home', code)}
                lang={languages[code].tag}
                hrefLang={code}
                data-language={code}
                translate="no"
              >
                {languages[code].endonym}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('call')}>
        <p>
          <PhoneLink />
        </p>
        <p>
          {openingHours}
          <br />
          {closedDays}
        </p>
      </Section>
    </PageLayout>
  );
}
