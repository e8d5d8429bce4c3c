import { chakra } from '@chakra-ui/react';
import { people } from '../office/people.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { Frame } from './frame.tsx';

const Entries = chakra('dl', {
  base: { display: 'grid', gap: '3', md: { gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' } },
});

const Name = chakra('dt', { base: { textStyle: 'item', color: 'text.heading' } });

/** Who works in the office; nothing while nobody is named. */
export function People({ title }: { title: string }) {
  const { language } = useCurrentPage();
  if (people.length === 0) return null;
  return (
    <Frame title={title}>
      <Entries>
        {people.map(({ name, role }) => (
          <div key={name[language]}>
            <Name>{name[language]}</Name>
            <dd>{role[language]}</dd>
          </div>
        ))}
      </Entries>
    </Frame>
  );
}
