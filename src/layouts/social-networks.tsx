import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../components/external-link.tsx';
import { Row } from '../components/layout.tsx';
import { ReviewsLink } from '../components/reviews-link.tsx';
import { reviews } from '../office/identity.ts';
import { social } from '../office/social.ts';

/** The networks that the office is on, or those of which that is not decided yet. */
export function SocialNetworks({ areKnown }: { areKnown: boolean }) {
  const { t } = useTranslation();
  const networks = Object.entries(social).filter(([, address]) => address !== 'none' && Boolean(address) === areKnown);
  const hasReviews = areKnown && Boolean(reviews);
  if (networks.length === 0 && !hasReviews) return null;
  return (
    <Row
      as="ul"
      aria-label={t('footer.follow')}
      columnGap="1.5"
      textStyle="small"
      css={{ '& > :not([lang])': { minWidth: 'target' } }}
    >
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
      {hasReviews && (
        <li>
          <ReviewsLink />
        </li>
      )}
    </Row>
  );
}
