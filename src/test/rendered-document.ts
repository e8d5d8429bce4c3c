/** A page as the renderer hands it on, for tests of what is made of it. */
import { parse } from 'node-html-parser';
import type { RenderedDocument } from '../build/render/renderer.tsx';

const office = {
  name: 'Office',
  shortName: 'Office',
  tagline: 'Advice in Rajkot',
  locality: 'Rajkot',
  region: 'Gujarat',
  address: 'Rajkot',
};

export function renderedDocument(
  body: string,
  changes: Partial<RenderedDocument['description']> = {},
): RenderedDocument {
  return {
    body,
    root: parse(body),
    islands: [],
    description: {
      page: 'health',
      language: 'en',
      address: '/health',
      url: 'https://advisory.example/health',
      title: 'Health',
      description: '',
      indexed: true,
      alternates: [],
      changed: undefined,
      structuredData: { '@context': 'https://schema.org', '@graph': [] },
      office,
      ...changes,
    },
  };
}
