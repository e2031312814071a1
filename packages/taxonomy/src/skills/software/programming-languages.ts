export const programmingLanguages = `
## language < programming
JavaScript | 70 | js, java script, javscript, vanilla js, vanilla javascript, plain javascript, es6, es5, es2015, es2020, esnext, ecmascript, ecmascript 6 | programming, web-development
TypeScript | 45 | ts, type script, typescipt | javascript
Python | 50 | python3, python 3, python2, python 2, python 2.7, py3, cpython, phyton, python programming, python scripting, python language, python development
Java | 30 | java 8, java 11, java 17, java 21, java8, java se, j2se, jdk, core java, oracle java, java programming, java programming language, java development, java 1.8, java 6, java 7, java 5, java 1.6, java ee/se
C# [c-sharp] | 30 | csharp, c sharp, c-sharp, c#.net, c# .net, visual c#, c♯, c# programming, c#.net development | dot-net
C++ [cpp] | 20 | cplusplus, c plus plus, cpp, c++11, c++14, c++17, c++20, c++23, visual c++, vc++, modern c++
!C [c] | 15 | c language, c programming, c programming language, ansi c, c99, c89, c11, c17, embedded c
!Go [go] | 15 | golang, go lang, go language
!Rust | 15 | rust lang, rustlang, rust-lang, rust programming language
!Swift | 6 | swift 5, swiftlang, swift language, apple swift
Kotlin | 8 | kotlin jvm, kotlinlang | jvm
PHP | 15 | php5, php 5, php7, php 7, php8, php 8, php-fpm, hypertext preprocessor | programming, web-development
!Ruby | 10 | ruby lang, ruby language, cruby
Scala | 4 | scala 2, scala 3 | jvm, functional-programming
!R [r] | 4 | r language, r programming, r statistical, r-lang, rlang, gnu r, r-project, r statistics
!Dart | 3 | dartlang, dart language
Objective-C | 4 | objc, obj-c, objectivec, objective c, objective-c++ | programming, apple-platforms
Perl | 4 | perl5, perl 5, perl scripting
Raku | | perl 6, perl6
Lua | 4 | luajit
Haskell | 1 | ghc, haskell language | functional-programming
Elixir | 3 | elixir lang, elixir-lang | functional-programming, erlang-otp
Erlang | 1 | erlang language | functional-programming, erlang-otp
Clojure | 2 | clojurescript, clj | jvm, functional-programming
F# [f-sharp] | 1 | fsharp, f sharp | dot-net, functional-programming
OCaml | 1 | objective caml | functional-programming
ReasonML | | reason ml | functional-programming
!Julia | 1 | julia lang, julialang, julia language | programming, scientific-computing
MATLAB | 4 | mathworks matlab, the mathworks matlab, mat lab | programming, scientific-computing
GNU Octave | 0.3 | !octave | scientific-computing
Wolfram Language | 0.3 | mathematica, wolfram mathematica, wolfram research mathematica | scientific-computing
Groovy | 4 | apache groovy, groovy scripting | jvm
Visual Basic .NET [vb-net] | 4 | vb.net, vbnet, visual basic.net, vb .net, visual basic dot net | dot-net
Visual Basic | 4 | vb6, vb 6, vb 6.0, vb6.0, visual basic 6, visual basic 6.0, visualbasic, vb
VBA | 4 | visual basic for applications, excel vba, vba macros, excel macros, ms access vba, vb for applications | visual-basic
VBScript | 2 | visual basic scripting edition, visual basic script, vbs, vb script | scripting
SQL | 55 | structured query language, sql queries, ansi sql, sql query, sql programming, sql scripting, sql language | -
T-SQL [t-sql] | 8 | tsql, transact-sql, transact sql | sql, sql-server
PL/SQL [pl-sql] | 4 | plsql, pl sql, oracle pl/sql, pl-sql, pl/sql programming, pl/sql development | sql, oracle-database
PL/pgSQL [pl-pgsql] | 1 | plpgsql | sql, postgresql
HTML | 55 | html5, html 5, xhtml, dhtml, hypertext markup language, dynamic html, html4, html/html5, html 4 | web-development
CSS | 50 | css3, css 3, cascading style sheets, cascading stylesheets, css2, css/css3 | web-development
!Sass | 15 | scss, syntactically awesome style sheets | css
!Less | 4 | less css, lesscss, less.js | css
!Stylus | 0.5 | stylus css | css
Bash | 30 | bash scripting, bash script, bash scripts, gnu bash, bourne again shell | shell-scripting
Shell scripting [shell-scripting] | 25 | shell script, shell scripts, unix shell, unix shell scripting, linux shell, shell programming, linux shell scripting, unix scripting, !sh, !shell, posix shell | scripting
KornShell | 1 | ksh, korn shell, korn shell scripting | shell-scripting
Zsh | 3 | z shell | shell-scripting
PowerShell | 20 | power shell, windows powershell, powershell scripting, powershell core, pwsh, ms powershell, microsoft powershell | scripting, windows
Windows Batch [windows-batch] | 2 | batch scripting, batch files, batch file, batch script, batch scripts, dos batch, .bat, dos scripting, dos shell script | scripting, windows
AWK | 2 | gawk, nawk | scripting
!sed [sed] | 1 | | scripting
!Tcl | 0.5 | tcl/tk, tcltk, tool command language | scripting
AutoHotkey | 0.5 | ahk | scripting, windows
AutoIt | 0.3 | auto it | scripting, windows
AppleScript | 0.4 | apple script | scripting, macos
Assembly language [assembly] | 4 | !assembly, !assembler, asm, x86 assembly, arm assembly, assembly programming, masm, nasm, x86 asm
COBOL | 1 | ibm cobol, cobol ii, enterprise cobol, common business oriented language, vs cobol | programming, mainframe
Fortran | 1 | fortran 77, fortran 90, formula translation | programming, scientific-computing
!Ada [ada] | 0.6 | ada 95, ada language, ada programming
Pascal | 1 | turbo pascal, object pascal, free pascal
Delphi | 2 | borland delphi, embarcadero delphi, delphi developer, delphi xe
PL/I [pl-i] | 0.3 | pl/1, pl1, programming language one | programming, mainframe
REXX | 0.4 | restructured extended executor | scripting, mainframe
JCL [jcl] | 0.8 | job control language | mainframe
RPG IV [rpg] | 0.5 | rpgle, rpg ile, rpg/400, as/400 rpg, ile rpg, sqlrpgle, rpg iii | programming, ibm-i
Control Language for IBM i [ibm-i-cl] | 0.2 | clle, ile cl, as/400 cl, cl/400 | ibm-i
Natural/ADABAS [natural-adabas] | 0.3 | software ag natural, adabas natural, natural adabas, adabas | mainframe
Easytrieve | 0.2 | ca easytrieve, easytrieve plus, ca-easytrieve | mainframe
SAS [sas] | 3 | sas programming, base sas, sas base, sas/base, sas/stat, sas macro, sas/macro, sas 9.4, sas language | statistics
Stata | 1 | statacorp stata | statistics
ABAP | 1 | sap abap, abap/4, abap objects, abap oo, advanced business application programming | programming, sap
ABAP CDS [abap-cds] | 0.3 | cds views, core data services, sap cds views | abap
!Apex [apex-salesforce] | 1 | salesforce apex, apex code, apex triggers, apex classes, apex programming | programming, salesforce
SOQL | 0.6 | sosl, soql/sosl, salesforce object query language | salesforce
X++ [x-plus-plus] | 0.3 | x++ ax, axapta x++ | programming, microsoft-dynamics-365
AL for Business Central [al-business-central] | 0.3 | al language, c/al, business central al | programming, dynamics-365-business-central
1C:Enterprise [one-c-enterprise] | 0.4 | 1c enterprise, 1c, 1c programming | programming, erp
Progress OpenEdge ABL [openedge-abl] | 0.3 | progress 4gl, openedge, progress openedge, openedge abl, progress abl
PeopleCode | 0.2 | people code, peoplesoft peoplecode | peoplesoft
PowerBuilder | 0.4 | sap powerbuilder, sybase powerbuilder, powerscript, power builder
Visual FoxPro | 0.4 | foxpro, fox pro, microsoft visual foxpro, vfp
ColdFusion | 0.8 | adobe coldfusion, cfml, cold fusion, allaire coldfusion, coldfusion markup language, lucee | web-development
ActionScript | 0.5 | adobe actionscript, action script, actionscript 3, as3
MUMPS | 0.3 | mumps m, intersystems cache, cache objectscript, objectscript, intersystems objectscript | databases
ArcObjects | 0.1 | arc objects | gis
Solidity | 1 | solidity language | smart-contracts
Vyper | 0.2 | vyper language | smart-contracts
!Move [move-language] | 0.2 | move language, move-sui, sui move, aptos move | smart-contracts
!Cairo [cairo-language] | 0.1 | cairo lang, starknet cairo | smart-contracts
!Zig | 1 | ziglang, zig lang
!Nim | 0.3 | nim lang, nim-lang
!Crystal [crystal-language] | 0.4 | crystal lang, crystal language, crystal-lang
!D [d] | 0.3 | dlang, d language, d programming language
!V [v-language] | 0.1 | vlang, v lang
!Vala | 0.2 | vala language
!Elm | 0.5 | elm lang, elm-lang | functional-programming, frontend
PureScript | 0.2 | pure script | functional-programming, frontend
CoffeeScript | 0.8 | coffee script | javascript
!Haxe | 0.2 | haxe language
!Scheme [scheme] | 0.4 | scheme language, chez scheme, gnu guile, guile scheme | lisp
!Racket [racket] | 0.2 | racket language, drracket | lisp
Lisp | 1 | list processing language, lisp language | functional-programming
Common Lisp | 0.4 | sbcl, clos | lisp
Emacs Lisp | 0.2 | elisp, emacs-lisp | lisp
AutoLISP | 0.3 | visual lisp, auto lisp | lisp, autocad
Prolog | 0.5 | swi-prolog, logic programming
Smalltalk | 0.4 | pharo, squeak, visualworks
!Eiffel | 0.1 | eiffel language
!Forth | 0.1 | forth language
APL | 0.2 | dyalog apl, a programming language apl
!J [j-language] | 0.1 | j language, j programming language
Q/kdb+ [kdb-plus] | 0.4 | kdb, kdb+, kdb/q, q/kdb, kdb q, kx | time-series-databases
VHDL | 1 | vhsic hardware description language | hardware-description-languages
Verilog | 1 | verilog hdl | hardware-description-languages
SystemVerilog | 0.8 | system verilog, systemverilog uvm | verilog
SystemC | 0.2 | system c | hardware-description-languages
Ladder logic [ladder-logic] | 0.6 | ladder diagram, plc ladder, relay ladder logic, ladder programming | plc-programming
Structured Text [structured-text] | 0.4 | iec 61131-3, iec 61131, codesys st | plc-programming
G-code | 0.2 | gcode, g code | cnc
CUDA | 3 | nvidia cuda, cuda c, cuda c++, cuda programming | gpu-programming
OpenCL | 0.6 | open cl | gpu-programming
HLSL | 0.5 | high level shading language, hlsl shaders | shader-programming
GLSL | 0.7 | opengl shading language, glsl shaders | shader-programming
ShaderLab | 0.1 | unity shaders, shader lab | shader-programming
GDScript | 1 | gd script | godot
UnrealScript | 0.1 | unreal script | unreal-engine
Blueprints visual scripting [unreal-blueprints] | 0.5 | unreal blueprints, unreal engine blueprints, blueprint visual scripting, ue4 blueprints, ue5 blueprints, !blueprints | unreal-engine
Roblox Luau [luau] | 0.2 | luau, roblox lua | lua
AngelScript | 0.1 | angel script
Scratch programming [scratch] | 0.2 | mit scratch
!BASIC [basic] | 0.4 | qbasic, gw-basic, quickbasic, beginner's all-purpose symbolic instruction code
!ALGOL | 0.1 | algorithmic language algol
Modula-2 | 0.1 | modula2, modula 2
!Oberon | 0.1 | oberon-2
SNOBOL | 0.1 | string oriented symbolic language
Simula | 0.1 | simula 67
Standard ML | 0.1 | sml/nj, standard-ml | functional-programming
Coq | 0.1 | rocq, coq proof assistant | formal-methods
Agda | 0.1 | agda language | formal-methods
!Idris | 0.1 | idris language | functional-programming
Lean 4 [lean-prover] | 0.1 | lean prover, lean theorem prover | formal-methods
TLA+ [tla-plus] | 0.2 | tla plus, pluscal | formal-methods
Alloy Analyzer [alloy] | 0.1 | alloy specification, !alloy | formal-methods
Ballerina | 0.2 | ballerina lang, ballerinalang | integration
!Chapel | 0.1 | chapel language | high-performance-computing
!Pony [pony-language] | 0.1 | ponylang
!Red [red-language] | 0.1 | red-lang
!Io [io-language] | 0.1 | io language
!Mojo [mojo] | 0.3 | mojo lang, modular mojo | ai
Carbon language [carbon-language] | 0.1 | carbon lang
!Gleam | 0.2 | gleam lang | erlang-otp
Bicep | 0.8 | azure bicep, bicep templates, microsoft bicep | infrastructure-as-code, azure
HCL [hcl] | 2 | hashicorp configuration language | terraform
Jsonnet | 0.3 | json net templating, libsonnet | infrastructure-as-code
!Starlark | 0.2 | bazel starlark, skylark | bazel
!Rego | 0.5 | opa rego | open-policy-agent
DAX [dax] | 2 | data analysis expressions, dax queries, dax measures | power-bi
Power Query M [power-query] | 2 | power query, powerquery, m language, m query | microsoft-excel
MDX [mdx-olap] | 0.6 | multidimensional expressions, mdx queries | olap
XML | 20 | extensible markup language | data-formats
XSLT | 2 | xsl, xsl-fo, extensible stylesheet language, extensible stylesheet language transformations | xml
XPath | 1 | xml path language | xml
XQuery | 0.4 | xml query language | xml
XSD [xsd] | 1 | xml schema, xml schemas, xml schema definition | xml
JSON | 25 | javascript object notation | data-formats
YAML | 15 | yml, yaml ain't markup language | data-formats
TOML | 2 | toml files | data-formats
Markdown | 10 | mark down, github flavored markdown | markup-languages
!LaTeX | 3 | tex/latex | markup-languages
AsciiDoc | 0.5 | asciidoctor, ascii doc | markup-languages
reStructuredText | 0.5 | restructured text | markup-languages
SGML | 0.2 | standard generalized markup language | markup-languages
DITA | 0.5 | dita xml, darwin information typing architecture | xml, technical-writing
MathML | 0.1 | math ml | markup-languages
VRML | 0.1 | x3d | 3d-graphics
SPARQL | 0.5 | sparql queries | semantic-web
Cypher query language [cypher] | 0.6 | neo4j cypher, cypher query, !cypher | neo4j
Gremlin query language [gremlin] | 0.3 | tinkerpop gremlin, apache tinkerpop, !gremlin | graph-databases
KQL [kql] | 1 | kusto query language, kusto | azure-monitor
SPL [splunk-spl] | 0.6 | search processing language, splunk spl | splunk
PromQL | 0.8 | prometheus query language | prometheus
LINQ | 4 | language integrated query, linq to sql | c-sharp
MQL5 [mql] | 0.1 | mql4, metatrader mql | fintech
Pine Script | 0.1 | pinescript, tradingview pine | fintech
AMPL | 0.1 | ampl modeling language | operations-research
GAMS | 0.1 | general algebraic modeling system | operations-research
Modelica | 0.2 | openmodelica | simulation
ROBOTC [robotc] | 0.1 | | robotics
## language < programming
Vim script [vim-script] | 0.2 | vimscript, viml | vim
Q# [q-sharp] | 0.1 | q sharp | quantum-computing
OpenQASM [openqasm] | 0.1 | open qasm | quantum-computing
AspectJ [aspectj] | 0.2 | aspect-oriented programming, aop, spring aop | java
AssemblyScript [assemblyscript] | 0.1 | assembly script | webassembly, typescript
DataWeave [dataweave] | 0.3 | data weave | mulesoft
MAXScript | 0.1 | max script | 3ds-max
NetLogo | 0.1 | net logo | simulation
Scilab [scilab] | 0.1 | sci lab | scientific-computing
IDL for data analysis [idl] | 0.1 | interactive data language | scientific-computing
!Stan [stan] | 0.1 | stan modeling, rstan | bayesian-statistics
WGSL [wgsl] | 0.1 | webgpu shading language | shader-programming
YARA [yara] | 0.2 | yara rules, sigma rules | malware-analysis
C shell [csh] | 0.3 | csh, tcsh | shell-scripting
fish shell [fish-shell] | 0.4 | friendly interactive shell | shell-scripting
Typst [typst] | 0.1 | typst markup | markup-languages
Xojo [xojo] | 0.1 | realbasic | basic
Clarion [clarion] | 0.1 | softvelocity clarion | programming
Pro*C [pro-c] | 0.2 | pro*cobol, oracle pro*c | oracle-database, c
SQR [sqr] | 0.3 | structured query report, structured query reports | peoplesoft, reporting
CLIST [clist] | 0.1 | tso clist | mainframe
Monkey C [monkey-c] | 0.1 | garmin connect iq | mobile-development
CUE language [cue] | 0.1 | cuelang | infrastructure-as-code
Dafny | 0.1 | dafny verification | formal-methods
Isabelle/HOL [isabelle] | 0.1 | isabelle prover | formal-methods
Faust audio language [faust-audio] | 0.1 | supercollider, csound, puredata | audio-programming
ESQL [esql] | 0.2 | extended sql ibm | iib
Gosu [gosu] | 0.2 | guidewire gosu | guidewire
P4 language [p4] | 0.1 | p4 programming | sdn
Motoko [motoko] | 0.1 | internet computer motoko | smart-contracts
Noir [noir] | 0.1 | noir zk | zero-knowledge
## tool < build-automation
QMake [qmake] | 0.8 | q make | qt, build-automation
Inno Setup [inno-setup] | 0.2 | nsis, wix toolset, installshield | windows
Snakemake [snakemake] | 0.1 | snake make | bioinformatics, data-pipelines
Nextflow [nextflow] | 0.1 | nf-core | bioinformatics, data-pipelines
Gnuplot [gnuplot] | 0.2 | gnu plot | data-visualization
jq [jq] | 0.6 | jq json | json, shell-scripting
OpenSCAD [openscad] | 0.1 | open scad | cad
Emscripten [emscripten] | 0.1 | wasi, wasm-bindgen | webassembly
`
