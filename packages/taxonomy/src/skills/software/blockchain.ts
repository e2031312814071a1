export const blockchain = `
## domain
Blockchain [blockchain] | 2 | block chain, blockchain technology, blockchain development, distributed ledger technology, dlt, distributed ledger | distributed-systems
Web3 [web3] | 1.2 | web 3, web3 development, web 3.0 | blockchain
Smart contracts [smart-contracts] | 1.2 | smart contract, smart contract development | blockchain
Cryptocurrency [cryptocurrency] | 1 | cryptocurrencies, crypto currency, digital assets, crypto trading | blockchain
Decentralized finance [defi] | 0.8 | defi, decentralised finance, amm protocols | blockchain, fintech
NFTs [nfts] | 0.5 | nft, non-fungible tokens, erc-721, erc721 | smart-contracts
DAOs [daos] | 0.2 | dao governance, decentralized autonomous organization | blockchain
Tokenomics [tokenomics] | 0.3 | token design, token economics, erc-20, erc20 | blockchain
Zero-knowledge proofs [zero-knowledge] | 0.3 | zk-snarks, zkp, zk proofs, zk rollups, circom | cryptography, blockchain
Consensus algorithms [consensus] | 0.5 | raft consensus, paxos, proof of stake, byzantine fault tolerance | distributed-systems
Layer 2 scaling [layer-2] | 0.3 | l2 scaling, rollups, optimism l2, arbitrum | blockchain
MEV [mev] | 0.1 | maximal extractable value, flashbots | defi
Smart contract verification [smart-contract-verification] | 0.1 | certora, smart contract fuzzing | smart-contracts
## tool < blockchain
Ethereum [ethereum] | 1.2 | eth blockchain, evm, ethereum virtual machine, ethereum blockchain, geth
Bitcoin [bitcoin] | 0.8 | bitcoin core, bitcoin protocol, btc
Solana [solana] | 0.4 | solana blockchain, anchor framework
zkSync [zksync] | 0.1 | zksync era | layer-2
Starknet | 0.1 | | layer-2
Polygon blockchain [polygon] | 0.3 | polygon network, matic, !polygon | ethereum
BNB Chain [bnb-chain] | 0.2 | binance smart chain, bsc blockchain | ethereum
Avalanche blockchain [avalanche] | 0.1 | avalanche c-chain, !avalanche | blockchain
Cardano [cardano] | 0.2 | plutus, marlowe
Polkadot [polkadot] | 0.2 | substrate blockchain, parity substrate, kusama
Cosmos SDK [cosmos-sdk] | 0.2 | tendermint, cosmos blockchain
NEAR Protocol [near] | 0.1 | near blockchain
Tezos [tezos] | 0.1 | michelson
Algorand [algorand] | 0.1 | pyteal
Hyperledger Fabric [hyperledger] | 0.5 | hyperledger, hyperledger besu, chaincode, hyperledger sawtooth
R3 Corda [corda] | 0.2 | corda, quorum blockchain
XRP Ledger [xrp-ledger] | 0.1 | xrp, ripple xrp
Stellar blockchain [stellar] | 0.1 | stellar lumens, soroban | blockchain
Hardhat [hardhat] | 0.5 | hard hat ethereum | smart-contracts
Slither | 0.1 | echidna fuzzer, mythril | smart-contract-auditing
Truffle Suite [truffle] | 0.4 | !truffle, ganache, truffle framework | smart-contracts
Foundry for Ethereum [foundry-eth] | 0.3 | foundry solidity, forge anvil, !foundry | smart-contracts
OpenZeppelin [openzeppelin] | 0.4 | open zeppelin | smart-contracts
ethers.js [ethers] | 0.5 | ethers, wagmi, viem | web3, javascript
web3.js [web3-js] | 0.5 | web3 js, web3.py | web3, javascript
MetaMask integration [metamask] | 0.4 | metamask, walletconnect, crypto wallets | web3
Chainlink [chainlink] | 0.3 | chain link oracles, blockchain oracles | smart-contracts
The Graph protocol [the-graph] | 0.2 | subgraphs, subgraph development | web3
IPFS [ipfs] | 0.3 | interplanetary file system, filecoin, arweave | distributed-systems
Infura | 0.2 | | web3
Alchemy for web3 [alchemy-web3] | 0.1 | alchemy web3, alchemy api, !alchemy | web3
Move-based chains [move-chains] | 0.1 | aptos, sui blockchain | blockchain
Lightning Network [lightning-network] | 0.1 | bitcoin lightning | bitcoin
TON blockchain [ton-blockchain] | 0.1 | the open network ton | blockchain
`
