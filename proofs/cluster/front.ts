/** Runs nginx with the repository's configuration. This file adds only settings that depend on the machine. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../tests/load/private-redis.ts'
import { runPart, startPart, type Part } from './part.ts'

const CONFIGURATION = join(import.meta.dirname, '../../deploy/nginx')
const NGINX = '/usr/sbin/nginx'

export type Front = {
  part: Part
  certificate: string
  /** the address without TLS, which redirects to the one with TLS */
  plainOrigin: string
  reload: () => Promise<void>
}

type Wish = { folder: string; port: number; apps: readonly number[] }

/**
 * Replaces the repository's paths with this cluster's folders, including those of files that Debian's nginx keeps
 * elsewhere.
 */
const paths = async (folder: string) => `${(await readFile(join(CONFIGURATION, 'machine/paths.conf'), 'utf8'))
  .replaceAll('/var/log/nginx', folder)
  .replaceAll('/var/cache/nginx', folder)}
fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi;
scgi_temp_path ${folder}/scgi;
`

/** Returns the repository's upstream block with this cluster's ports. */
async function upstream(apps: readonly number[]): Promise<string> {
  const text = await readFile(join(CONFIGURATION, 'machine/upstream.conf'), 'utf8')
  return text.replaceAll(/server 127\.0\.0\.1:300(\d)/g, (_server, app) => `server 127.0.0.1:${apps[Number(app) - 1]}`)
}

type Ports = { plain: number; tls: number }

async function servers(folder: string, { plain, tls }: Ports): Promise<string> {
  const text = await readFile(join(CONFIGURATION, 'machine/servers.conf'), 'utf8')
  return text
    .replaceAll('/etc/nginx/certificate', join(folder, 'certificate'))
    .replace('listen 8080', `listen 127.0.0.1:${plain}`)
    .replace('listen 8443', `listen 127.0.0.1:${tls}`)
}

/** Starts nginx in a separate folder, with a self-signed certificate for localhost. */
export async function startFront({ folder, port, apps }: Wish): Promise<Front> {
  const configuration = join(folder, 'configuration')
  await cp(CONFIGURATION, configuration, { recursive: true })
  const log = join(folder, 'nginx.log')
  const certificate = join(folder, 'certificate/site.pem')
  await runPart({
    name: 'the certificate',
    program: join(CONFIGURATION, 'make-certificate.sh'),
    args: [join(folder, 'certificate'), 'localhost'],
    log,
  })
  await mkdir(join(configuration, 'machine'), { recursive: true })
  await writeFile(join(configuration, 'machine/paths.conf'), await paths(folder))
  await writeFile(join(configuration, 'machine/upstream.conf'), await upstream(apps))
  const plain = await freePort()
  await writeFile(join(configuration, 'machine/servers.conf'), await servers(folder, { plain, tls: port }))
  const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;`
  const args = ['-p', folder, '-c', join(configuration, 'nginx.conf'), '-g', main]
  await runPart({ name: 'nginx -t', program: NGINX, args: [...args, '-t'], log })
  const part = startPart({ name: 'nginx', program: NGINX, args, log, lastSignal: 'SIGTERM' })
  return {
    part,
    certificate: await readFile(certificate, 'utf8'),
    plainOrigin: `http://127.0.0.1:${plain}`,
    reload: () => runPart({ name: 'nginx -s reload', program: NGINX, args: [...args, '-s', 'reload'], log }),
  }
}
