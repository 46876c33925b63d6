import { fileURLToPath } from 'node:url'
import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'

const RUN = fileURLToPath(new URL('../../../scripts/run.js', import.meta.url))

/**
 * Replaces the functions that the bash script takes from the package bash-completion, for machines without that
 * package.
 */
const WORDS_OF_BASH = `declare -F _get_comp_words_by_ref >/dev/null || _get_comp_words_by_ref() {
  words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD; cur=\${COMP_WORDS[COMP_CWORD]}; prev=\${COMP_WORDS[COMP_CWORD-1]}
}`

/** Defines a shell function `uncle`, which runs the npm script from any folder. */
const FUNCTIONS: Record<string, string> = {
  bash: `uncle() { node '${RUN}' uncle "$@"; }\n${WORDS_OF_BASH}`,
  zsh: `uncle() { node '${RUN}' uncle "$@"; }`,
  fish: `function uncle; node '${RUN}' uncle $argv; end`,
  powershell: `function uncle { node '${RUN}' uncle @args }`,
}

/**
 * Adds the command behind `source <(npm run --silent uncle -- completion bash)`, which completes groups, verbs, options
 * and their known values with Tab. It reads the groups, so add it after all of them.
 */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: 'completion' })
  program.commands
    .find((command) => command.name() === 'completion')
    ?.hook('preAction', (command) => console.log(FUNCTIONS[String(command.processedArgs[0])]))
}
