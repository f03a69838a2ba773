import { importCommand } from '#server/destination/import/command.ts';

/** `npm run catalogue`, which also says by how much the process grew at most. */
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 20);
process.exitCode = await importCommand(process.argv.slice(2));
clearInterval(watch);
process.stdout.write(`grew by ${Math.max(most, process.memoryUsage().rss) - before} bytes\n`);
