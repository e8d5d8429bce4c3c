import { chakra } from '@chakra-ui/react';
import { Disclosure } from '../../components/disclosure.tsx';
import { Stack } from '../../components/layout.tsx';
import { LinkTiles } from '../../components/link-tiles.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAddress } from '../../components/use-address.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import type { PageId } from '../../site/pages.ts';

const Groups = chakra('div', {
  base: {
    borderTopWidth: 'hairline',
    borderColor: 'edge',
    lg: { columns: '2', columnGap: '4' },
    '& > details': { breakInside: 'avoid' },
  },
});

/** What many ask, by page and fragment. */
const oftenAsked = {
  waiting: { page: 'health', fragment: 'waiting' },
  seniors: { page: 'health', fragment: 'seniors' },
  cover: { page: 'life', fragment: 'life-cover' },
  parties: { page: 'vehicle', fragment: 'third-party' },
  ombudsman: { page: 'refused', fragment: 'ombudsman' },
  unclaimed: { page: 'existing-cover', fragment: 'unclaimed' },
  tatkal: { page: 'passport-new', fragment: 'applications' },
  minors: { page: 'passport-new', fragment: 'minors' },
} as const satisfies Record<string, { page: PageId; fragment: string }>;

/** Eight questions that many ask; below them, folded by page, every question and place of the site, each a link. */
export function AllEntries({ byPage }: { byPage: string }) {
  const { searchable } = useCurrentPage();
  const address = useAddress();
  const nameOf = (wanted: string) => searchable?.entries.find(({ href }) => href === wanted)?.name ?? '';
  const words = Object.entries(oftenAsked).map(
    ([key, { page, fragment }]) => [key, nameOf(`${address(page)}#${fragment}`)] as const,
  );
  return (
    <Stack gap="2">
      <LinkTiles links={oftenAsked} words={Object.fromEntries(words)} />
      <Disclosure title={byPage}>
        <Groups>
          {[...Map.groupBy(searchable?.entries ?? [], ({ page }) => page)].map(([page, ofPage]) => (
            <Disclosure key={page} title={page}>
              <ul>
                {ofPage.map(({ href, name, lang }) => (
                  <li key={href}>
                    <TextLink href={href} lang={lang}>
                      {name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </Groups>
      </Disclosure>
    </Stack>
  );
}
