// `node --import …/measured.mjs PROGRAM`: the program says at its end by how much the process grew at most. Plain JavaScript, no packages.
const resident = () => process.memoryUsage.rss();
const before = resident();
let most = before;
setInterval(() => {
  most = Math.max(most, resident());
}, 20).unref();
process.on('exit', () => {
  process.stdout.write(`grew by ${Math.max(most, resident()) - before} bytes\n`);
});
