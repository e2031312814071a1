export const embedded = `
## domain < embedded-systems
Microcontrollers [microcontrollers] | 4 | microcontroller, mcu, mcus, microcontroller programming, microprocessors, micro-controllers
Internet of Things [internet-of-things] | 4 | iot, iot development, iot devices, internet of things iot, iiot, industrial iot, aiot | embedded-systems
Real-time operating systems [rtos] | 3 | rtos, real time operating system, real-time operating system, real time operating system rtos software | real-time-systems, embedded-systems
Embedded Linux [embedded-linux] | 2 | embedded linux development, linux bsp, uclinux | linux, embedded-systems
Bare-metal programming [bare-metal] | 1 | bare metal, bare metal programming
Board support packages [bsp] | 0.8 | bsp, board bring-up, board bringup, hardware bring-up
Bootloaders [bootloaders] | 0.8 | bootloader development
Digital signal processing [dsp] | 1.5 | dsp, signal processing, dsp algorithms, audio processing, audio dsp | scientific-computing
Mechatronics | 0.5 | mechatronics engineering | robotics
FPGA [fpga] | 1.5 | fpga design, fpga development, fpga programming, field programmable gate array, fpgas
ASIC design [asic] | 0.6 | asic, asic verification, soc design, chip design, physical design | hardware-description-languages
VLSI [vlsi] | 0.8 | vlsi design, very large scale integration | digital-electronics
RTL design [rtl-design] | 0.6 | register transfer level, rtl coding, logic synthesis, static timing analysis, timing closure | hardware-description-languages
UVM verification [uvm] | 0.4 | uvm, universal verification methodology, functional verification, hardware verification | systemverilog
Verilator | 0.1 | | fpga
cocotb | 0.1 | | fpga, python
Hardware description languages [hardware-description-languages] | 1 | hdl, hdl coding | digital-electronics
Digital electronics [digital-electronics] | 1.5 | digital design, digital circuits, digital logic, logic design | electronics
Electronics [electronics] | 4 | electronic circuits, electronic engineering, electrical engineering, electronics engineering, electronics repair, circuit analysis
Analog electronics [analog-electronics] | 1 | analog design, analog circuit design, mixed-signal design, analog circuits | electronics
PCB design [pcb-design] | 1.5 | pcb layout, circuit board design, pcb, schematic capture, schematic design, circuit design, printed circuit boards | electronics
Power electronics [power-electronics] | 0.6 | power supply design, motor control, inverters | electronics
Soldering [soldering] | 1 | smd soldering, electronics assembly, hardware prototyping | electronics
Test equipment [lab-equipment] | 1.5 | oscilloscopes, oscilloscope, logic analyzer, logic analyzers, multimeter, spectrum analyzers, lab equipment | electronics
Serial protocols [serial-protocols] | 1.5 | usb protocol, serial communication
CAN bus [can-bus] | 1 | !can, canopen, can protocol, lin bus, flexray | serial-protocols
Automotive software [automotive-software] | 1 | automotive embedded software | embedded-systems
Functional safety [functional-safety] | 0.6 | iso 26262, iec 61508, !sil, asil, safety-critical systems
DO-178C [do-178c] | 0.4 | do-178b, do-178, avionics software, do-254, arinc 429, mil-std-1553
IEC 62304 [iec-62304] | 0.3 | medical device software | functional-safety
MISRA C [misra] | 0.5 | misra, misra-c, cert c | c
Robotics [robotics] | 1.5 | robot programming, robotic systems, robots, fanuc robots
ROS [ros] | 0.8 | robot operating system, ros2, ros 2, gazebo simulator, nav2, ros nav2, moveit, moveit2, isaac ros, ros1 | robotics
SLAM [slam] | 0.2 | simultaneous localization and mapping, visual slam | robotics
Drones [drones] | 0.4 | uav, unmanned aerial systems, mavlink | robotics
Control systems [control-systems] | 1.5 | control theory, control engineering, pid control, control system design, feedback control
PLC programming [plc-programming] | 1.5 | plc, plcs, programmable logic controllers, programmable logic controller, plc software | industrial-automation
Industrial automation [industrial-automation] | 1.5 | factory automation, automation engineering, process control, industrial control systems, instrumentation | control-systems
SCADA [scada] | 1 | supervisory control and data acquisition, supervisory control and data acquisition scada software, scada systems | industrial-automation
CNC [cnc] | 0.6 | cnc programming, cnc machining, cam software, mastercam | manufacturing
3D printing [3d-printing] | 0.8 | additive manufacturing, 3d printers | prototyping
Smart home [smart-home] | 0.4 | home automation, smart devices
Wireless protocols [wireless-protocols] | 0.8 | wireless communication protocols, wireless communications
Zigbee | 0.5 | | wireless-protocols
Z-Wave [z-wave] | 0.2 | zwave | wireless-protocols, smart-home
Matter smart home standard [matter] | 0.1 | matter protocol, thread protocol | wireless-protocols, smart-home
LoRaWAN [lorawan] | 0.4 | lora, nb-iot, sigfox | wireless-protocols
MQTT [mqtt] | 1.5 | mosquitto, mqtt broker, emqx, hivemq | internet-of-things
CoAP [coap] | 0.2 | constrained application protocol | internet-of-things
Modbus [modbus] | 0.5 | modbus tcp, ethernet/ip | industrial-automation
OPC UA [opc-ua] | 0.4 | opc, opc-ua, opc server | industrial-automation
Design for test [design-for-test] | 0.3 | design for testability, atpg, scan insertion, dft insertion, mbist, dft engineer | asic
PCI Express [pcie] | 0.5 | pcie, pci-e, pcie gen5 | computer-hardware
DDR memory interfaces [ddr-memory] | 0.2 | ddr4, ddr5, lpddr, lpddr4, lpddr5, hbm2, hbm3, ddr phy | computer-hardware
SerDes [serdes] | 0.2 | high-speed serdes, serdes design | pcb-design
Signal integrity [signal-integrity] | 0.3 | power integrity, si/pi, hyperlynx, high-speed signal integrity | pcb-design
Chip bring-up [silicon-bring-up] | 0.2 | silicon bring-up, silicon bringup, post-silicon validation, post silicon validation, post-silicon, silicon validation | asic
!Device tree [device-tree] | 0.2 | linux device tree, device tree overlays, devicetree | linux-kernel
Motion planning [motion-planning] | 0.3 | robot path planning, trajectory planning, trajectory optimization | robotics
Motion control [motion-control] | 0.3 | servo drives, servo control | industrial-automation
Model predictive control [model-predictive-control] | 0.1 | | control-systems
Software-defined radio [software-defined-radio] | 0.2 | software defined radio, gnu radio, usrp | rf-engineering
Electromagnetic simulation [em-simulation] | 0.1 | hfss, ansys hfss, cst studio, cst microwave studio, keysight ads | rf-engineering
Ultra-wideband [ultra-wideband] | 0.1 | ultra wideband, uwb | wireless-networking
Building automation [building-automation] | 0.2 | bacnet, knx, building management systems, tridium niagara, niagara framework | industrial-automation
Over-the-air updates [ota-updates] | 0.3 | over the air updates, ota updates, ota update, firmware over the air, fota | firmware
## tool < embedded-systems
Arduino [arduino] | 3 | arduino uno, arduino ide | microcontrollers
Raspberry Pi [raspberry-pi] | 3 | raspberrypi, raspberry pi pico | embedded-linux
ESP32 [esp32] | 1 | esp8266, esp-idf, espressif | microcontrollers
STM32 [stm32] | 1.2 | stm32cube, stm32 hal, stmicroelectronics | microcontrollers
ARM Cortex [arm-cortex] | 1.5 | arm cortex-m, cortex-m, arm processors, arm architecture, cortex m4, arm7, arm cortex m | microcontrollers
PIC microcontrollers [pic-microcontrollers] | 0.6 | pic microcontroller, mplab, microchip pic, pic18, pic32 | microcontrollers
AVR microcontrollers [avr] | 0.5 | avr, atmega, atmel avr | microcontrollers
Texas Instruments MCU [ti-msp430] | 0.3 | msp430, ti dsp, code composer studio | microcontrollers
NXP i.MX [nxp] | 0.3 | nxp, i.mx6, i.mx8, nxp s32 | microcontrollers
Nordic nRF [nordic-nrf] | 0.3 | nrf52, nordic semiconductor | microcontrollers, ble
NVIDIA Jetson [nvidia-jetson] | 0.4 | jetson, jetson nano, jetpack nvidia, jetson xavier, jetson orin | embedded-linux, gpu-programming
RISC-V [risc-v] | 0.3 | riscv | microcontrollers
FreeRTOS [freertos] | 1 | free rtos | rtos
Zephyr RTOS [zephyr] | 0.4 | zephyr | rtos
VxWorks [vxworks] | 0.4 | wind river vxworks, wind river | rtos
QNX [qnx] | 0.4 | qnx neutrino, blackberry qnx | rtos
ThreadX [threadx] | 0.2 | azure rtos, micrium, uc/os | rtos
Integrity RTOS [integrity-rtos] | 0.1 | green hills integrity | rtos
Keil | 0.5 | keil uvision | microcontrollers
IAR Embedded Workbench [iar] | 0.3 | iar | microcontrollers
PlatformIO [platformio] | 0.3 | platform io | microcontrollers
MicroPython [micropython] | 0.4 | circuitpython | python, microcontrollers
Mbed OS [mbed] | 0.2 | arm mbed, mbed | rtos
Xilinx Vivado [vivado] | 0.6 | xilinx, vivado, xilinx ise, zynq, amd xilinx, vitis | fpga
Intel Quartus [quartus] | 0.4 | altera, quartus, altera quartus | fpga
ModelSim [modelsim] | 0.3 | | hardware-description-languages
!Cadence [cadence] | 0.4 | cadence virtuoso, cadence spectre | vlsi
Altium Designer [altium] | 0.6 | altium | pcb-design
KiCad [kicad] | 0.4 | ki cad | pcb-design
Autodesk EAGLE [eagle-pcb] | 0.3 | eagle pcb, eagle cad, !eagle | pcb-design
SPICE simulation [spice] | 0.5 | ltspice, pspice, hspice, simulation program with integrated circuit emphasis spice, !spice | electronics, simulation
LabVIEW [labview] | 1.2 | lab view, national instruments labview, ni labview, teststand, ni teststand | test-equipment-automation
Test equipment automation [test-equipment-automation] | 0.5 | automated test equipment, gpib, data acquisition systems | electronics
Simulink [simulink] | 1 | matlab simulink, mathworks simulink, stateflow, model-based design, embedded coder | matlab, simulation
Siemens TIA Portal [tia-portal] | 0.6 | tia portal, simatic, siemens s7, step 7, siemens plc, wincc, simatic step 7 | plc-programming
Allen-Bradley [allen-bradley] | 0.6 | rockwell automation, rslogix, studio 5000, controllogix, factorytalk, rslogix 5000, allen bradley plc | plc-programming
Ignition SCADA [ignition] | 0.3 | inductive automation ignition, aveva, intouch, !ignition | scada
Honeywell DCS [dcs] | 0.3 | distributed control systems, distributed control system, abb dcs, honeywell experion | industrial-automation
TwinCAT [twincat] | 0.2 | beckhoff | plc-programming
SINAMICS [sinamics] | 0.1 | siemens sinamics, sinamics drives | industrial-automation
KUKA [kuka] | 0.2 | kuka robots, kuka robot, kuka krl | robotics
ABB RobotStudio [robotstudio] | 0.1 | robotstudio, abb robots, abb robot | robotics
EPLAN [eplan] | 0.2 | eplan p8, eplan electric p8 | electronics
## tool < embedded-systems
U-Boot [u-boot] | 0.4 | uboot, das u-boot | bootloaders
Buildroot | 0.3 | build root | embedded-linux
OpenEmbedded | 0.2 | open embedded, bitbake | yocto
AUTOSAR [autosar] | 0.6 | classic autosar, adaptive autosar | automotive-software
CANape [canape] | 0.1 | vector canape | automotive-software
Vector DaVinci [vector-davinci] | 0.1 | davinci configurator, davinci developer | autosar
dSPACE [dspace] | 0.1 | dspace hil, dspace targetlink, targetlink | automotive-software
ETAS INCA [etas-inca] | 0.1 | inca etas | automotive-software
Automotive SPICE [aspice] | 0.3 | aspice | automotive-software
Vector CANoe [canoe] | 0.4 | canalyzer, !canoe, capl, capl scripting | can-bus
OrCAD [orcad] | 0.4 | cadence orcad, cadence allegro | pcb-design
Synopsys tools [synopsys] | 0.3 | synopsys, synopsys design compiler, primetime, synopsys dc, design compiler | asic
Mentor Graphics [mentor-graphics] | 0.3 | siemens eda, mentor graphics pads | pcb-design
QuestaSim [questasim] | 0.2 | questa sim | hardware-description-languages
BeagleBone | 0.2 | beagle bone, beagleboard | embedded-linux
Codesys [codesys] | 0.3 | codesys v3 | plc-programming
DeltaV [deltav] | 0.2 | emerson deltav | dcs
Wonderware [wonderware] | 0.3 | wonderware intouch, aveva intouch | scada
EtherCAT [ethercat] | 0.2 | ether cat | industrial-automation
PROFIBUS/PROFINET [profinet] | 0.3 | profibus, profinet | industrial-automation
HMI development [hmi] | 0.6 | hmi, human machine interface, hmi programming, human-machine interface | industrial-automation
UEFI/BIOS development [uefi] | 0.4 | uefi, bios development, uefi firmware, bios | firmware
JTAG debugging [jtag] | 0.4 | jtag, swd debugging | firmware
I2C [i2c] | 0.8 | i²c | serial-protocols
!SPI [spi] | 0.8 | spi bus, serial peripheral interface | serial-protocols
UART [uart] | 0.8 | uart communication, usart | serial-protocols
RS-232/RS-485 [rs-232] | 0.5 | rs232, rs-232, rs-485, rs485 | serial-protocols
Battery management systems [bms] | 0.2 | battery management, bms firmware | power-electronics
PX4 [px4] | 0.1 | | drones
ArduPilot [ardupilot] | 0.1 | ardu pilot | drones
Home Assistant [home-assistant] | 0.3 | home-assistant, openhab | smart-home
Intel 8051 [mcs-51] | 0.2 | 8051 microcontroller, mcs-51 | microcontrollers
Siemens Calibre [calibre] | 0.2 | mentor calibre, drc/lvs, lvs/drc, physical verification chip | asic
Cadence Innovus [innovus] | 0.2 | innovus, icc2, ic compiler, fusion compiler | asic
Cadence Genus [cadence-genus] | 0.1 | | asic
Cadence Xcelium [xcelium] | 0.1 | xcelium, cadence incisive | hardware-description-languages
JasperGold [jaspergold] | 0.1 | jasper gold, vc formal, formal property verification | hardware-description-languages
SpyGlass [spyglass] | 0.1 | synopsys spyglass, vc spyglass, clock domain crossing | hardware-description-languages
AMBA protocols [amba] | 0.4 | amba bus, axi4, amba axi, axi/ahb, ahb/apb, axi bus, axi-stream, axi stream | asic
CXL [cxl] | 0.1 | compute express link | pcie
NVMe [nvme] | 0.2 | nvme-of, nvme over fabrics | computer-hardware
MIPI [mipi] | 0.2 | mipi csi, mipi dsi, mipi csi-2, mipi d-phy | serial-protocols
Libero SoC [libero] | 0.1 | microsemi libero | fpga
Lauterbach Trace32 [trace32] | 0.2 | lauterbach, trace32 | jtag
SEGGER J-Link [j-link] | 0.2 | segger, j-link, ozone debugger | jtag
OpenOCD [openocd] | 0.1 | | jtag
OpenWrt [openwrt] | 0.2 | open wrt, lede openwrt, prplos, rdk-b | embedded-linux
RTEMS [rtems] | 0.1 | | rtos
Video4Linux [v4l2] | 0.1 | v4l2, camera drivers | device-drivers
Linux audio [linux-audio] | 0.1 | alsa drivers, alsa sound, alsa soc, pipewire, pulseaudio | embedded-linux
UDS diagnostics [uds] | 0.2 | unified diagnostic services, iso 14229, doip, uds protocol | automotive-software
SOME/IP [some-ip] | 0.1 | someip | automotive-software
SAE J1939 [j1939] | 0.2 | j1939 | can-bus
Autoware [autoware] | 0.1 | autoware.ai, autoware auto | autonomous-driving
CARLA simulator [carla-simulator] | 0.1 | | autonomous-driving
!Gazebo [gazebo] | 0.2 | ignition gazebo, ros gazebo | robotics
NVIDIA Isaac [nvidia-isaac] | 0.1 | isaac sim, isaac gym, isaac lab | robotics
AVEVA PI System [osisoft-pi] | 0.3 | osisoft pi, pi historian, aveva pi, osisoft | scada
NI VeriStand [veristand] | 0.1 | veristand, ni pxi | labview
`
