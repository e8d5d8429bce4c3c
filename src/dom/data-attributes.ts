/**
 * The protocol between markup, styles and scripts: every `data-*` attribute of the site, once, with its values.
 * JSX is held to the values by the compiler, every other mention to the names by the test beside this.
 */
import type {} from 'react';

/** Present or not; its value says nothing. */
type Flag = '' | undefined;
/** Words of the page's language. */
type Words = string | undefined;
/** What a script reads by `JSON.parse`. */
type Json = string;

/** What a script fills in or shows, within what stands around it. */
export type PartName = 'status' | 'urgent' | 'hits' | 'hit' | 'page' | 'line' | 'none' | 'ask' | 'load';

interface DataAttributes {
  'data-part'?: PartName;
  /** Around buttons and the status that says what came of them. */
  'data-controls'?: Flag;

  /** On `<html>`: which page this is, for what must know it before any script. */
  'data-page'?: string;
  /** On `<html>`: the small script has run to its end, so that what only it answers is offered. */
  'data-alive'?: Flag;
  /** On `<html>`: what was kept on this device has been erased since the page came. On a button: what is said then. */
  'data-erased'?: Words;
  /** On `<html>`: the browser is leaving by a form that it posts by itself. */
  'data-leaving'?: Flag;
  /** On `<html>`: the device has a voice of the page's language. */
  'data-voice'?: Flag;

  /** The sections of a long page, which stay in sight; and on `<html>` that the page has them. */
  'data-index'?: Flag;
  'data-indexed'?: Flag;
  'data-background'?: 'brand' | 'paper' | 'sand' | 'marigold';
  'data-weave'?: 'bullet' | 'step';
  /** Enters by a motion when it comes into view. */
  'data-arrive'?: Flag;
  /** Left out of print, or in print alone. */
  'data-print'?: 'no' | 'only';
  /** While one sheet is printed: what gives way to it, and the sheet in it. */
  'data-printed'?: Flag;
  'data-sheet'?: Flag;

  /** Name of the island in the element, which of its kind, and the parameter of the address that hydrates it. */
  'data-island'?: string;
  'data-subject'?: string;
  'data-asked'?: string | undefined;
  /** A script carries its controls. */
  'data-hydrated'?: 'true';
  /**
   * A button that React alone answers, by its name among those of the island; and that a press waits for it, since
   * when, in milliseconds.
   */
  'data-press'?: string;
  'data-pressed'?: string;
  /** Name of a part that a script answers; the template beside it, with its fallback, has the same. */
  'data-fallback'?: string;
  /** The fallback, once it is shown. */
  'data-fallback-message'?: Flag;

  'data-list'?: Flag;
  /** Where the list that the finder has found stands; empty until then. */
  'data-found-list'?: Flag;
  /** A card whose case does not begin with the emergency number. */
  'data-calm'?: Flag;
  /** A box to tick; `asked` where it is to be asked about first, and counts for nothing. */
  'data-tick'?: '' | 'asked';
  /** The English name of a paper. */
  'data-english'?: Flag;
  'data-clear'?: Flag;
  'data-print-page'?: Flag;
  /** Identifier of the answer that a link to this list chooses. */
  'data-choice'?: string | undefined;

  /** The contact form; `posted` when the browser has posted it by itself. */
  'data-draft'?: '' | 'posted';
  'data-sending'?: Words;
  /** What stands in the form's place once a message has been sent. */
  'data-sent'?: Flag;
  /** A link that takes along what was typed: its address up to that, and the lines in which it is said. */
  'data-message'?: string;
  'data-message-lines'?: Json;
  /** A form that can be erased, and its box that keeps it longer than the tab. */
  'data-keepable'?: Flag;
  'data-keep'?: Flag;
  /** What the letter about a claim asks in some cases alone, by its name. */
  'data-when'?: string;

  /**
   * Questions after a death, with their words; a step by the one that leaves it out; and a time limit, like
   * `P30D`, where its day is said.
   */
  'data-household'?: Json;
  'data-concerns'?: string | undefined;
  'data-due'?: string;

  /** Our home with its words, and the row that each diamond of its cloth stands in. */
  'data-our-home'?: Json;
  'data-row'?: string;
  /** Where it is said in words: by the name of a row, and how many are woven. */
  'data-text'?: string;
  /** What comes once every question is answered; and a step, of that or after a death, by its name. */
  'data-result'?: Flag;
  'data-step'?: string;

  /** A form whose question is answered on the page of all places, behind the # of its address. */
  'data-find'?: Flag;
  /**
   * Where answers are shown: the address of what is searched, what is said of their number, and that something is
   * asked.
   */
  'data-entries'?: string;
  'data-count'?: Json;
  'data-searched'?: Flag;

  /** A part whose script is fetched where it stands. */
  'data-enhanced'?: Flag;
  /** A button whose answer is fetched on the first tap. */
  'data-action'?: 'erase' | 'read' | 'stop';
  /** The line that is read aloud, and the buttons while one is. */
  'data-aloud'?: Flag;
  'data-reading'?: Flag;
  /** Said where the device or the browser cannot. */
  'data-failed'?: Words;
  /** What a button copies, and what is said then. */
  'data-copy'?: string;
  'data-copied'?: Words;
  /** Fragment that is shared. */
  'data-share'?: string;
  'data-menu'?: Flag;
  /**
   * Language that a link leads to; what suggests it to whoever reads it, and the word that sends the suggestion away.
   */
  'data-language'?: string;
  'data-suggestion'?: Words;
  'data-dismiss'?: Words;
  'data-open-now'?: Json;
  /** First and last day of a notice, like 2027-01-14. */
  'data-notice-from'?: string;
  'data-notice-until'?: string;
  'data-status'?: string;
  /** Address and title of the map's frame, and that it has come. */
  'data-map'?: string;
  'data-map-title'?: Words;
  'data-loaded'?: Flag;

  'data-when-offline'?: Flag;
  /** Something else asks for a part that is shown offline. */
  'data-shown'?: boolean;
  'data-offline-status'?: Json;
  /** Shown on a page that came from the site, and left out of its copy on the device. */
  'data-in-place'?: Flag;
  /** Shown on a copy alone. */
  'data-cached-page'?: Flag;
  /** Language whose saved pages it needs. */
  'data-needs'?: string;
}

declare module 'react' {
  interface DOMAttributes<T> extends DataAttributes {}
}
