import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { addressOf } from '../../site/urls.ts';

const Options = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    borderWidth: 'hairline',
    borderColor: 'edge.control',
    borderRadius: 'large',
    background: 'bg.raised',
  },
});

const Option = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'target',
    minWidth: 'target',
    paddingInline: 'min(0.3125rem, 1.5vw)',
    '@media (min-width: 25em)': { paddingInline: '1.5' },
    lgTo2xl: { paddingInline: '1' },
    borderRadius: 'full',
    color: 'text.heading',
    fontSize: '0.9375rem',
    lineHeight: '1.7',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': {
      background: 'bg.brand',
      color: 'text.onBrand',
      _highContrast: { borderWidth: 'control' },
    },
  },
});

/** The languages in their own names, always visible; each leads to this same page. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const current = useCurrentPage();
  return (
    <nav aria-label={t('language.label')} data-print="no">
      <Options>
        {languageCodes.map((code) => (
          <li key={code}>
            <Option
              href={addressOf(current.page, code)}
              lang={languages[code].tag}
              hrefLang={code}
              translate="no"
              data-language={code}
              // Where a language offers itself to those who seem to read it better, its script finds the words here.
              {...(code !== current.language && {
                'data-suggestion': t('language.suggestion', { lng: code }),
                'data-dismiss': t('language.dismiss', { lng: code }),
              })}
              aria-current={code === current.language ? 'true' : undefined}
            >
              {languages[code].endonym}
            </Option>
          </li>
        ))}
      </Options>
    </nav>
  );
}
