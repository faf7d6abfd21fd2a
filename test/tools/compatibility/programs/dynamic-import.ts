// A CommonJS program that loads the package with `import()`.
export const summary = import('monitor-contract').then(({ icmpMonitorUpdate }) => {
  const result = icmpMonitorUpdate.validate({ heartbeat: {}, script: '', name: 'edge' })
  return result.valid ? result.value.name : 'invalid'
})
