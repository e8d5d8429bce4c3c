/** What is changed inside the CMS when the desk is built, because it offers no way to it. */
declare global {
  /** Pictures that are about to be saved, each under its new name. */
  var picturesToSave: readonly { name: string; blobURL: string }[] | undefined;
}

/** Places in the code of the CMS, and what stands there instead. */
export const patches: readonly (readonly [place: RegExp, instead: string])[] = [
  // Whoever reads a file is told where it lies.
  [
    /(=async\(\{)(text:(\w+)=``,path:(\w+),folder:\{[^]{0,900}?return \w+\(\3)\)/,
    '$1handle:deskHandle,$2,$4,deskHandle)',
  ],
  // Pictures are shown to whoever judges an entry.
  [
    /(savingAssets:(\w+)\}=await \w+\(\{draft:\w+,slugs:\w+\}\)[^]{0,600}?;)(await \w+\(\{type:`preSave`)/,
    '$1globalThis.picturesToSave=$2;$3',
  ],
  // No picture is deleted or renamed that a file names: the page that does it is neither shown nor found.
  [/\w+\.push\(\{key:`assets`/, '[].push({key:`assets`'],
  [/(\(\{collections:\w+,)assets:\w+,(?=search:)/, '$1'],
  // Every language is called by its own name, not by that in the language of the CMS's own words.
  [/(=\((\w+),\{displayLocale:\w+)=\w+\(\w+\.current\?\?`en`\)/, '$1=$2'],
  // A draft outlives a form that was built anew.
  [/(\w+)\.cmsConfigVersion===\w+\.current\?\1:/, '$1?$1:'],
  // What is pasted or filled in without a key is kept as a draft too.
  [/`pointerdown`,(\w+),(\w+)\),\w+\(`keydown`,\1,\2\)/, '$&,$1.addEventListener(`input`,$2)'],
];
