import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Bar = chakra('nav', {
  base: {
    display: 'none',
    lg: {
      display: 'block',
      position: 'sticky',
      // Scrolls away where letters are so large that it would have more than two rows.
      top: 'min(0px, (100vw - 60rem) * 99)',
      zIndex: '1',
      paddingInline: 'gutter',
      background: 'bg.raised',
      layerStyle: 'row',
    },
  },
});

const Links = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    maxWidth: 'content',
    marginInline: 'auto',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    '& a': { layerStyle: 'target' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/**
 * The sections of a long page by their fragments, in their order, in sight all the way down on wide screens; phones
 * have the folds instead.
 */
export function SectionIndex({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation();
  if (sections.length < 2) return null;
  return (
    <Bar aria-label={t('onThisPage')} data-index="">
      <Links>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </Links>
    </Bar>
  );
}
