/** nginx with the repository's configuration: only what belongs to a machine is written here. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runPart, startPart, type Part } from './part.ts'

const CONFIGURATION = join(import.meta.dirname, '../../deploy/nginx')
const NGINX = '/usr/sbin/nginx'

export type Front = { part: Part; certificate: string; reload: () => Promise<void> }

type Wish = { folder: string; port: number; apps: readonly number[] }

const paths = (folder: string) => `access_log ${folder}/access.log area;
proxy_temp_path ${folder}/proxy;
client_body_temp_path ${folder}/body;
fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi;
scgi_temp_path ${folder}/scgi;
proxy_cache_path ${folder}/pages levels=1:2 keys_zone=pages:10m max_size=256m inactive=10m use_temp_path=off;
proxy_cache_path ${folder}/files levels=1:2 keys_zone=files:10m max_size=2g inactive=30d use_temp_path=off;
`

/** As the repository's own, with the ports of this cluster. */
async function upstream(apps: readonly number[]): Promise<string> {
  const text = await readFile(join(CONFIGURATION, 'machine/upstream.conf'), 'utf8')
  const ports = [...apps]
  return text.replaceAll(/server app-\d:3000/g, () => `server 127.0.0.1:${ports.shift()}`)
}

async function servers(folder: string, port: number): Promise<string> {
  const text = await readFile(join(CONFIGURATION, 'machine/servers.conf'), 'utf8')
  const tls = text.slice(text.lastIndexOf('server {'))
  return tls.replaceAll('/etc/nginx/certificate', join(folder, 'certificate')).replace('8443', `127.0.0.1:${port}`)
}

/** Starts nginx in a folder of its own, with a self-made certificate for localhost. */
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
  await writeFile(join(configuration, 'machine/paths.conf'), paths(folder))
  await writeFile(join(configuration, 'machine/upstream.conf'), await upstream(apps))
  await writeFile(join(configuration, 'machine/servers.conf'), await servers(folder, port))
  const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;`
  const args = ['-p', folder, '-c', join(configuration, 'nginx.conf'), '-g', main]
  await runPart({ name: 'nginx -t', program: NGINX, args: [...args, '-t'], log })
  const part = startPart({ name: 'nginx', program: NGINX, args, log })
  return {
    part,
    certificate: await readFile(certificate, 'utf8'),
    reload: () => runPart({ name: 'nginx -s reload', program: NGINX, args: [...args, '-s', 'reload'], log }),
  }
}
