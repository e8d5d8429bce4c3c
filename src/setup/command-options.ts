/** Reads what stands after a command, and refuses what the command does not know before it does anything. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearestWord } from './nearest-word.ts';

/** Options of a command; without `allowPositionals` it takes no words. */
type CommandConfig = Pick<ParseArgsConfig, 'options' | 'allowPositionals'>;

function adviceOn(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  if (nearest) return `Did you mean --${nearest}?`;
  return known.length > 0 ? `Its options are ${known.map((name) => `--${name}`).join(', ')}.` : 'It has no options.';
}

/** What is wrong with the words after a command, and what was probably meant; undefined when it can begin. */
export function optionFault(command: string, args: string[], { options = {}, allowPositionals = false }: CommandConfig): string | undefined {
  const known = Object.keys(options);
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional' && !allowPositionals) {
      return `${command} cannot do anything with "${token.value}", so nothing was done. ${adviceOn(token.value, known)}`;
    }
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option) return `${command} has no option ${token.rawName}, so nothing was done. ${adviceOn(token.name, known)}`;
    if (option.type === 'boolean' && token.value !== undefined) return `${token.rawName} takes no value, so nothing was done. Write ${token.rawName} alone.`;
    if (option.type === 'string' && (!token.value || (!token.inlineValue && token.value.startsWith('-')))) {
      return `${token.rawName} is followed by nothing, so nothing was done. Write what it is to work with after it.`;
    }
  }
  return undefined;
}

/** npm takes an option for its own where `--` is missing before it, and the command would begin without it. */
function takenByNpm(command: string, options: object, environment: NodeJS.ProcessEnv): string | undefined {
  const taken = Object.keys(options).find((name) => environment[`npm_config_${name}`]);
  return taken && `npm has taken --${taken} for its own, so nothing was done. Write ${command} -- --${taken}, with two hyphens alone before it.`;
}

/** What stands after a command, like `npm run build`; where it is not understood, this says why and ends the process. */
export function commandOptions<const Config extends CommandConfig>(command: string, config: Config): ReturnType<typeof parseArgs<Config>> {
  const fault = optionFault(command, process.argv.slice(2), config) ?? takenByNpm(command, config.options ?? {}, process.env);
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  return parseArgs(config);
}
