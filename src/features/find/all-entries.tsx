import { chakra } from '@chakra-ui/react';
import { Disclosure } from '../../components/disclosure.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useCurrentPage } from '../../site/current-page.tsx';

const Groups = chakra('div', {
  base: {
    borderTopWidth: 'hairline',
    borderColor: 'edge',
    lg: { columns: '2', columnGap: '4' },
    '& > details': { breakInside: 'avoid' },
  },
});

/** Every question and place of the site by its page, each a link. */
export function AllEntries() {
  const { found } = useCurrentPage();
  return (
    <Groups>
      {[...Map.groupBy(found?.entries ?? [], ({ page }) => page)].map(([page, ofPage]) => (
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
  );
}
