import { chakra } from '@chakra-ui/react';
import { Band } from '../components/band.tsx';
import { ButtonLink } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';

const Area = chakra('section', {
  base: { background: 'bg.brand', color: 'text.onBrand', paddingInline: 'gutter', paddingBlock: 'section' },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    maxWidth: 'content',
    marginInline: 'auto',
    lg: { gridTemplateColumns: '1fr auto', alignItems: 'center', gap: '6' },
  },
});

const Words = chakra('div', { base: { display: 'grid', gap: '1', maxWidth: 'measure' } });

export interface ClosingProps {
  title: string;
  body: string;
  action: { label: string; href: string };
}

/** The last word of a page: one sentence and one thing to do. */
export function Closing({ title, body, action }: ClosingProps) {
  return (
    <div data-print="no">
      <Band />
      <Area data-background="brand">
        <Row>
          <Words>
            <Heading level={2}>{title}</Heading>
            <p>{body}</p>
          </Words>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </Row>
      </Area>
    </div>
  );
}
