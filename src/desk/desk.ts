/** The page of the desk: the CMS, which reads the form by itself, with our way of writing files, and our word before anything is saved. */
import CMS from '@sveltia/cms';
import { fromFile, toFile } from './as-written.ts';
import { beforeSaving } from './before-saving.ts';
import './cms/cms.css';
import './cms/github-in-words.ts';
import './cms/kept-figures.ts';
import { onSaving } from './cms/on-saving.ts';
import './desk-styles.css';

CMS.registerCustomFormat('as-written', 'json', { fromFile, toFile });
onSaving(beforeSaving);
CMS.init();
