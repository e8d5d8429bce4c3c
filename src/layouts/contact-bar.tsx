import { chakra } from '@chakra-ui/react';
import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { office, telephoneLink } from '../office/office.ts';
import { ButtonLink } from '../components/button.tsx';
import { useWhatsappAddress } from '../components/contact-links.tsx';
import { ExternalButtonLink } from '../components/external-link.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { hiddenFromSight } from '../components/visually-hidden.tsx';

/** Screens with a margin wide enough for the chat button beside the content. */
const withMargin = '@media screen and (min-width: 79em)';

/** A bar of its own at the foot of smaller screens, so that it never lies over text; a button in the margin of wide ones. */
const Bar = chakra('aside', {
  base: {
    position: 'sticky',
    bottom: '0',
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
    '& > a': { paddingInline: '1', fontSize: '1rem' },
    // Scrolls along where it would take too much of the screen; what is placed against it stays with it.
    '@media (max-height: 22em)': { position: 'relative' },
    [withMargin]: {
      position: 'fixed',
      insetInlineEnd: '0.5rem',
      bottom: '1.5rem',
      padding: '0',
      border: '0',
      background: 'transparent',
    },
    _print: { display: 'none' },
  },
});

// Side by side on the smallest phone; one above the other where letters are far larger.
const Call = chakra(ButtonLink, { base: { flex: '1 1 6rem', [withMargin]: { display: 'none' } } });

const Chat = chakra(ExternalButtonLink, {
  base: {
    flex: '3 1 9rem',
    [withMargin]: { flex: 'none', flexDirection: 'column', gap: '0', width: '3.5rem', minHeight: '3.5rem', padding: '0', borderRadius: 'full' },
  },
});

/** Read out everywhere, seen wherever there is room for it. */
const Words = chakra('span', {
  // Letters as wide as drawn, not rounded to whole pixels, so that the sign beside them stays where it is when their font comes.
  base: { textRendering: 'geometricPrecision', [withMargin]: hiddenFromSight },
});

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: 'gutter',
    top: '-0.75rem',
    // More specific than the mark's own class, whose rules come again when an island that has one hydrates.
    '& > small': { fontSize: '0.75rem', paddingInline: 'half' },
    [withMargin]: { insetInlineEnd: '0', top: 'auto', bottom: '100%' },
  },
});

/** Call and chat, one tap away on every page. */
export function ContactBar({ topic }: { topic?: string | undefined }) {
  const { t } = useTranslation();
  const whatsapp = useWhatsappAddress(topic);
  return (
    <Bar aria-label={t('footer.contact')}>
      <Call href={telephoneLink(office.phone.value)} variant="outline">
        <Phone aria-hidden="true" size={20} />
        {t('actions.call')}
      </Call>
      <Chat href={whatsapp} variant="whatsapp">
        <MessageCircle aria-hidden="true" size={24} />
        <Words>{t('actions.whatsapp')}</Words>
      </Chat>
      {office.whatsapp.isSample && (
        <Mark>
          <SampleMark />
        </Mark>
      )}
    </Bar>
  );
}
