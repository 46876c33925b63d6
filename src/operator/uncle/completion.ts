import { fileURLToPath } from 'node:url'
import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'

const RUN = fileURLToPath(new URL('../../../scripts/run.js', import.meta.url))

/** What the script for bash expects of the package bash-completion, for a machine without it. */
const WORDS_OF_BASH = `declare -F _get_comp_words_by_ref >/dev/null || _get_comp_words_by_ref() {
  words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD; cur=\${COMP_WORDS[COMP_CWORD]}; prev=\${COMP_WORDS[COMP_CWORD-1]}
}`

/** The shells know `uncle` only by this: it runs what npm runs, from any folder. */
const FUNCTIONS: Record<string, string> = {
  bash: `uncle() { node '${RUN}' uncle "$@"; }\n${WORDS_OF_BASH}`,
  zsh: `uncle() { node '${RUN}' uncle "$@"; }`,
  fish: `function uncle; node '${RUN}' uncle $argv; end`,
  powershell: `function uncle { node '${RUN}' uncle @args }`,
}

/**
 * `source <(npm run --silent uncle -- completion bash)`: groups, verbs, options and their known words by the Tab key.
 * Add it after every group, since it reads them.
 */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: 'completion' })
  program.commands
    .find((command) => command.name() === 'completion')
    ?.hook('preAction', (command) => console.log(FUNCTIONS[String(command.processedArgs[0])]))
}
