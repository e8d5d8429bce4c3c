import { chakra } from '@chakra-ui/react';
import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { telephoneLink } from '../office/links.ts';
import { ways } from '../office/ways.ts';
import { emergencyNumber } from '../facts/public-bodies.ts';
import { ButtonLink } from '../components/button.tsx';
import { useChatAddress } from '../components/contact-links.tsx';
import { ExternalButtonLink } from '../components/external-link.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { hiddenFromSight, VisuallyHidden } from '../components/visually-hidden.tsx';
import { media } from '../theme/media.ts';

/** Where a button in the margin stands for the bar; the gutter has room for it there. */
const withMargin = media.barInMargin;

/** Where only the shortest words fit beside each other. */
const narrow = '@container (max-width: 21.99rem)';

/** A bar of its own at the foot of phones, so that it never lies over text; a button in the margin of wider screens. */
const Bar = chakra('aside', {
  base: {
    position: 'sticky',
    // Scrolls along where letters are so large for the screen that it would take a quarter of it.
    bottom: 'min(0px, (100vw + 100vh - 46rem) * 99)',
    containerType: 'inline-size',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'stretch',
    gap: '1',
    paddingInline: 'gutter',
    paddingBlock: '0.375rem',
    zIndex: '1',
    background: 'bg',
    borderTopWidth: 'hairline',
    borderColor: 'edge.control',
    '& > a': { paddingInline: 'half', fontSize: '1rem' },
    // An open menu has the screen for itself, and the number too.
    'header:has(> div > [open]) ~ &': { display: 'none' },
    [withMargin]: {
      position: 'fixed',
      containerType: 'normal',
      insetInlineEnd: '0.375rem',
      bottom: '1.5rem',
      padding: '0',
      border: '0',
      background: 'transparent',
    },
  },
});

// Side by side, and one above the other only where not even the short words fit. From widths that the words fill in no
// font, so that nothing moves when theirs comes.
const Call = chakra(ButtonLink, { base: { flex: '1 1 4.75rem', [withMargin]: { display: 'none' } } });

const Chat = chakra(ExternalButtonLink, {
  base: {
    flex: '3 1 7.25rem',
    [withMargin]: {
      flex: 'none',
      flexDirection: 'column',
      gap: '0',
      width: '3.5rem',
      minHeight: '3.5rem',
      padding: '0',
      borderRadius: 'full',
    },
  },
});

/** Gone while a card is open whose case does not begin with the emergency number. */
const inEmergencies = { 'main:has(details[open] [data-calm]) ~ * > &': { display: 'none' } };

/** Read out everywhere; shorter where there is no room: on a narrow line, and beside a third button. */
function Label({ children, short, crowded }: { children: string; short: string; crowded: boolean }) {
  const noRoom = crowded ? media.barAtFoot : narrow;
  return (
    <>
      <chakra.span css={{ [withMargin]: hiddenFromSight, [noRoom]: { display: 'none' } }}>{children}</chakra.span>
      <chakra.span css={{ display: 'none', [noRoom]: { display: 'inline' } }}>{short}</chakra.span>
    </>
  );
}

const Flag = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: 'gutter',
    top: '-0.75rem',
    // More specific than the mark's own class, whose rules come again when an island that has one hydrates.
    '& > small': { fontSize: '0.75rem', paddingInline: 'half', borderRadius: 'small', background: 'bg' },
    [withMargin]: { insetInlineEnd: '0', top: 'auto', bottom: '100%' },
  },
});

export interface ContactBarProps {
  /** What a chat begun here is about; without it the greeting is general. */
  topic?: string;
  /** True where somebody may be hurt: the emergency number stands first. */
  isEmergency?: boolean;
}

/** Call and chat, one tap away on every page. */
export function ContactBar({ topic, isEmergency = false }: ContactBarProps) {
  const { t } = useTranslation(['common', 'first-hour']);
  const whatsapp = useChatAddress(topic);
  return (
    <Bar aria-label={t('footer.contact')} data-print="no">
      {isEmergency && (
        <Call css={inEmergencies} fontFamily="body" href={telephoneLink(emergencyNumber)} variant="emergency">
          <Phone size={20} />
          {emergencyNumber}
          <VisuallyHidden> {t('first-hour:emergency.all')}</VisuallyHidden>
        </Call>
      )}
      <Call href={telephoneLink(ways.phone.value)} variant="outline">
        <Phone size={20} />
        <Label short={t('actions.callShort')} crowded={isEmergency}>
          {t('actions.call')}
        </Label>
      </Call>
      <Chat href={whatsapp} variant="whatsapp">
        <MessageCircle size={24} />
        <Label short="WhatsApp" crowded={isEmergency}>
          {t('actions.whatsapp')}
        </Label>
      </Chat>
      {ways.whatsapp.isSample && (
        <Flag>
          <SampleMark />
        </Flag>
      )}
    </Bar>
  );
}
