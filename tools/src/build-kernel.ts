import { writeFileSync } from 'node:fs'
import { compileKernel, KERNEL_MODULE, writeKernelModule } from './kernel-compiler.ts'

writeFileSync(KERNEL_MODULE, writeKernelModule(await compileKernel()))
