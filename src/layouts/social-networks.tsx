import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../components/external-link.tsx';
import { social } from '../office/social.ts';

const Social = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.5',
    textStyle: 'small',
    '& > :not([lang])': { minWidth: 'target' },
  },
});

/** The networks that the office is on, or those of which that is not decided yet. */
export function SocialNetworks({ areKnown }: { areKnown: boolean }) {
  const { t } = useTranslation();
  const networks = Object.entries(social).filter(([, address]) => address !== 'none' && Boolean(address) === areKnown);
  if (networks.length === 0) return null;
  return (
    <Social aria-label={t('footer.follow')}>
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
  );
}
