import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../components/heading.tsx';
import { Sentence } from '../components/sentence.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { weaveAddress } from '../theme/weave-address.ts';
import type { Block } from './block.ts';
import { Frame, type FrameProps } from './frame.tsx';

const Line = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    lg: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '4' },
  },
});

const Step = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '4.5rem',
    minHeight: '3.5rem',
    _before: {
      content: '""',
      position: 'absolute',
      left: '1.3125rem',
      top: '3.75rem',
      bottom: '-1.5rem',
      width: '0.625rem',
      backgroundImage: `url(${weaveAddress('thread-down')})`,
      backgroundSize: '0.625rem 1rem',
      backgroundRepeat: 'no-repeat round',
    },
    _last: { _before: { display: 'none' } },
    lg: {
      paddingInlineStart: '0',
      paddingTop: '4.5rem',
      _before: {
        left: '3.75rem',
        right: '-1.5rem',
        top: '1.3125rem',
        bottom: 'auto',
        width: 'auto',
        height: '0.625rem',
        backgroundImage: `url(${weaveAddress('thread')})`,
        backgroundSize: '1rem 0.625rem',
        backgroundRepeat: 'round no-repeat',
      },
    },
  },
});

const Diamond = chakra('span', {
  base: {
    position: 'absolute',
    left: '0',
    top: '0',
    display: 'grid',
    placeItems: 'center',
    width: '3.25rem',
    height: '3.25rem',
    background: `url(${weaveAddress('step')}) center / 100% 100% no-repeat`,
    color: 'text.onBrandAccent',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '1.25rem',
    lineHeight: '1',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});

const Body = chakra('p', { base: { marginTop: 'half' } });

/** Numbered steps on a woven line. */
export function Steps({ title, intro, items, ...frame }: Block & Omit<FrameProps, 'children'>) {
  const { t } = useTranslation();
  return (
    <Frame title={title} intro={intro} {...frame}>
      <Line>
        {items.map((item, position) => (
          <Step key={item.title}>
            <Diamond aria-hidden="true">{position + 1}</Diamond>
            <Heading level={3}>
              <VisuallyHidden>{t('steps.step', { number: position + 1 })}: </VisuallyHidden>
              {item.title}
            </Heading>
            <Body>
              <Sentence>{item.body}</Sentence>
            </Body>
          </Step>
        ))}
      </Line>
    </Frame>
  );
}
