import { chakra } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { telephoneLink } from '../office/links.ts';
import { ambulanceNumber, emergencyNumber } from '../facts/public-bodies.ts';
import { ButtonLink } from '../components/button.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { media } from '../theme/media.ts';

const Calls = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    [media.narrow]: { gap: 'half' },
    width: '100%',
    maxWidth: '24rem',
    '& > a': { justifyContent: 'flex-start', paddingInline: '1', gap: 'half', md: { paddingInline: '2' } },
    // As wide in every font, so that what stands behind does not move when that of its figures comes.
    '& > a:first-of-type': { flex: '1 1 auto' },
    // On paper the numbers stay, without the buttons around them.
    _print: {
      '& > a': {
        display: 'inline-flex',
        minHeight: '0',
        padding: '0',
        borderWidth: '0',
        color: 'text',
      },
    },
  },
});

/** Help at once, by the number for all of it and the ambulance's own; `variant` is how loudly it is offered. */
export function EmergencyNumbers({ variant = 'emergency' }: { variant?: 'emergency' | 'outline' }) {
  const { t } = useTranslation('first-hour');
  return (
    <Calls>
      <ButtonLink href={telephoneLink(emergencyNumber)} variant={variant}>
        <Phone size={20} />
        {emergencyNumber} · {t('emergency.all')}
      </ButtonLink>
      <ButtonLink href={telephoneLink(ambulanceNumber)} variant="outline">
        <Phone size={20} />
        {ambulanceNumber}
        <VisuallyHidden> {t('emergency.ambulance')}</VisuallyHidden>
      </ButtonLink>
    </Calls>
  );
}
