// `npm run dev`: Vite and the server, both restarting when a file changes. When one ends, so does the other. Plain JavaScript, no packages.
import { spawn } from 'node:child_process';

const commands = [
  ['npx', ['vite']],
  ['npx', ['tsx', 'watch', 'sync-server/main.ts']],
];
const children = commands.map(([command, args]) =>
  spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }),
);
for (const child of children)
  child.once('exit', (status) => {
    for (const other of children) other.kill();
    process.exitCode ??= status ?? 0;
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill()));
