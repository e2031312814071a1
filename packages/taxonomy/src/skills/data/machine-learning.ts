export const machineLearning = `
## domain
Artificial intelligence [ai] | 10 | ai/ml, ai solutions, ai systems, ai | programming
Machine learning | 15 | machine-learning, ml algorithms, ml models, machine learning models, machine learning algorithms, ml engineering, statistical learning, supervised learning, unsupervised learning, !ml | ai
Deep learning | 6 | deep-learning, deep neural networks, dnn models | machine-learning
Neural networks | 4 | artificial neural networks, neural network, ann models | deep-learning
Convolutional neural networks [cnn] | 2 | convolutional networks, convolutional neural network, cnns | deep-learning
Recurrent neural networks [rnn] | 1 | recurrent neural network, gru networks | deep-learning
Transformer models [transformers] | 3 | transformer architecture, attention models, transformer model | deep-learning
Generative AI [generative-ai] | 4 | genai, gen ai, gen-ai, generative artificial intelligence | ai
Generative adversarial networks [gan] | 0.5 | gans, generative adversarial network | deep-learning
Diffusion models | 0.5 | image generation | generative-ai
Large language models [llm] | 4 | llm, llms, large language model, foundation models, language models, gpt-4, gpt-3, gpt models | generative-ai
Prompt engineering | 3 | prompt design, prompt tuning | llm
Retrieval-augmented generation [rag] | 2 | rag pipelines, retrieval augmented generation, rag systems, rag architecture | llm
LLM fine-tuning [fine-tuning] | 1.5 | fine-tuning, fine tuning, lora fine-tuning, peft, rlhf, model fine-tuning, grpo, axolotl | llm
AI agents [ai-agents] | 2 | agentic ai, llm agents, autonomous agents, multi-agent systems, agentic workflows | llm
Model Context Protocol [mcp] | 0.5 | mcp server, mcp servers | ai-agents
LLM evaluation [llm-evaluation] | 0.4 | llm evals, llmops | llm
Natural language processing [nlp] | 4 | nlp, natural-language processing, text mining, text analytics, computational linguistics, natural language understanding, nlu, text classification | machine-learning
Named entity recognition | 0.6 | ner models, entity extraction, information extraction | nlp
Sentiment analysis | 1 | opinion mining | nlp
Speech recognition | 1 | !asr, automatic speech recognition, speech to text, speech processing | machine-learning
Machine translation | 0.4 | neural machine translation | nlp
Chatbots | 2 | chatbot, conversational ai, chat bot, virtual assistants, chatbot development | nlp
Computer vision | 4 | machine vision, image recognition, object detection, image classification, image segmentation | machine-learning
Image processing | 2 | digital image processing, image analysis | computer-vision
OCR [ocr] | 1 | optical character recognition, document ai, intelligent document processing | computer-vision
Facial recognition | 0.3 | face recognition, face detection | computer-vision
Reinforcement learning | 1.5 | deep reinforcement learning, q-learning | machine-learning
Recommender systems | 1.5 | recommendation systems, recommendation engine, recommendation engines, collaborative filtering, personalization algorithms | machine-learning
Learning to rank | 0.4 | search relevance, search ranking, lambdamart | machine-learning
Time series analysis | 2.5 | time series forecasting, time-series analysis, arima, forecasting models, demand forecasting, time series | statistics
Anomaly detection | 1.5 | outlier detection, fraud models | machine-learning
Predictive modeling | 4 | predictive analytics, predictive modelling, predictive models, forecasting and prediction | machine-learning
Feature engineering | 2.5 | feature selection, feature extraction | machine-learning
Regression analysis | 4 | regression models, regression modeling, generalized linear models | statistics
Classification and clustering [clustering] | 3 | cluster analysis, k-means, k-means clustering, clustering algorithms | machine-learning
Dimensionality reduction | 0.8 | factor analysis | statistics
Ensemble methods [gradient-boosting] | 1.5 | gradient boosting, gradient boosted trees, boosting algorithms, ensemble learning | machine-learning
Bayesian statistics | 1.2 | bayesian inference, bayesian methods, bayesian modeling, mcmc | statistics
Causal inference | 0.8 | uplift modeling, propensity scoring | statistics
A/B testing [ab-testing] | 4 | ab testing, split testing, a/b tests, !experimentation, multivariate testing, a/b experimentation | statistics
Statistics | 10 | statistical analysis, statistical modeling, statistical modelling, statistical methods, statistical techniques, applied statistics, inferential statistics, hypothesis testing, statistical software, statistical data, descriptive statistics, hypothesis tests, variance analysis, trend analysis, trend reports | data-analysis
Probability theory [probability] | 1.5 | stochastic processes, probability and statistics | statistics
Linear algebra | 1.5 | matrix algebra, applied mathematics, mathematical modeling | scientific-computing
Experimental design | 1 | design of experiments, doe statistics | statistics
Operations research | 1.5 | mathematical optimization, optimization modeling, linear programming, integer programming | statistics
MLOps [mlops] | 3 | ml ops, machine learning operations, model deployment, model serving, ml pipelines, model monitoring | machine-learning, devops
Model interpretability [explainable-ai] | 0.6 | explainable ai, xai, model explainability | machine-learning
Responsible AI [responsible-ai] | 0.8 | ai ethics, ai governance, trustworthy ai, fairness in ml | ai
Federated learning | 0.2 | differential privacy | machine-learning
Knowledge graphs | 0.8 | knowledge graph, ontologies, ontology engineering, ontology development, knowledge engineering | semantic-web
Semantic web | 0.6 | linked data, rdf, owl ontology, resource description framework | databases
Expert systems | 0.3 | rule-based systems, decision support systems | ai
Autonomous driving | 0.5 | self-driving cars, autonomous vehicles, adas | robotics, computer-vision
Data annotation | 1 | data labeling, data labelling, image annotation, labelbox | machine-learning
Edge AI [edge-ai] | 0.4 | tinyml, on-device ml, edge ml | machine-learning, embedded-systems
Machine learning research [ml-research] | 0.8 | ml research, ai research, research scientist ml | machine-learning
Synthetic data | 0.3 | synthetic data generation | machine-learning
Geospatial analysis | 1 | spatial analysis, geospatial analytics, geospatial data | gis, data-analysis
Bioinformatics | 0.8 | computational biology, genomics, ngs analysis, genomic data analysis | data-analysis
RDMA networking [rdma] | 0.1 | rdma, infiniband, rocev2, roce v2 | high-performance-computing
Distributed training [distributed-training] | 0.3 | distributed model training, multi-gpu training, fairscale, tensor parallelism, pipeline parallelism, model parallelism | deep-learning, distributed-systems
Molecular dynamics [molecular-dynamics] | 0.1 | gromacs, openmm, alphafold, schrodinger maestro | bioinformatics
## framework < python, machine-learning
PyTorch | 6 | !torch, py torch, torchvision | python, deep-learning
TensorFlow | 6 | tensor flow, tensorflow 2, tensorflow.js, tf keras | python, deep-learning
Keras | 3 | keras api | tensorflow
scikit-learn | 6 | sklearn, scikit learn, scikitlearn, sci-kit learn, sci-kit-learn
XGBoost | 2 | xg boost | python, gradient-boosting
LightGBM | 1 | light gbm | python, gradient-boosting
CatBoost | 0.5 | cat boost | python, gradient-boosting
JAX [jax] | 0.6 | google jax, flax jax | python, deep-learning
fastai | 0.4 | fast.ai | pytorch
MXNet | 0.2 | apache mxnet, gluon | deep-learning
!Caffe [caffe] | 0.3 | caffe2 | deep-learning
Theano | 0.2 | theano library | deep-learning
ONNX [onnx] | 0.8 | onnx runtime, open neural network exchange | deep-learning
TensorRT | 0.5 | tensor rt, nvidia tensorrt, tensorrt-llm | deep-learning, gpu-programming
TensorFlow Lite [tensorflow-lite] | 0.6 | tflite, litert | tensorflow
Core ML [core-ml] | 0.5 | coreml, create ml, mlx apple | machine-learning, ios
Hugging Face [hugging-face] | 4 | huggingface, hugging face transformers, huggingface transformers, hf transformers | python, transformers
LangChain | 2 | lang chain | llm, python
LlamaIndex | 0.8 | llama index, gpt index | llm, python
OpenAI API [openai-api] | 3 | openai, open ai, chatgpt api, openai gpt, gpt-4 api | llm, apis
ChatGPT | 4 | chat gpt, openai chatgpt | generative-ai
Anthropic Claude [claude-api] | 0.8 | claude api, anthropic api, claude ai, !claude | llm
Google Gemini [gemini-api] | 0.6 | gemini api, google bard, palm api, !gemini | llm
Llama models [llama] | 0.6 | llama 2, llama 3, !llama | llm
vLLM [vllm] | 0.3 | llm inference | mlops, llm
DSPy | 0.1 | | llm
spaCy | 1.2 | spacy nlp | python, nlp
NLTK [nltk] | 1.2 | natural language toolkit | python, nlp
Gensim | 0.6 | | python, nlp
Stanford CoreNLP [corenlp] | 0.2 | corenlp, opennlp | nlp
OpenCV | 4 | open cv, opencv-python | computer-vision
YOLO object detection [yolo] | 0.8 | !yolo, yolov5, yolov7, yolov8, yolo models, ultralytics | computer-vision
Detectron2 | 0.1 | mask r-cnn, faster r-cnn | computer-vision
!Ray [ray] | 0.4 | ray serve, ray tune, anyscale | python, distributed-systems
Dask [dask] | 0.5 | dask dataframe | python, data-engineering
!RAPIDS [rapids] | 0.2 | cudf, nvidia rapids | python, gpu-programming
MLflow | 1.5 | ml flow | mlops
ClearML [clearml] | 0.2 | clear ml | mlops
Kubeflow | 0.8 | kube flow | mlops, kubernetes
Weights & Biases [weights-and-biases] | 0.6 | wandb, weights and biases | mlops
DVC [dvc] | 0.3 | data version control | mlops
BentoML | 0.2 | | mlops
OpenAI Gym [openai-gym] | 0.2 | stable baselines, gymnasium rl | reinforcement-learning
H2O.ai [h2o-ai] | 0.3 | h2o automl, driverless ai | machine-learning
AutoML [automl] | 0.8 | auto ml, automated machine learning | machine-learning
DataRobot | 0.4 | data robot | automl
RapidMiner | 0.4 | rapid miner | data-mining
KNIME [knime] | 0.5 | knime analytics | data-mining
Weka [weka] | 0.4 | weka data mining | data-mining
Amazon SageMaker [sagemaker] | 2 | sagemaker, sage maker, aws sagemaker studio | aws, mlops
Amazon Bedrock [bedrock] | 0.8 | bedrock agents, !bedrock | aws, llm
Amazon Rekognition | 0.3 | rekognition | aws, computer-vision
Amazon Comprehend | 0.2 | comprehend medical | aws, nlp
Amazon Textract | 0.3 | textract | aws, ocr
Amazon Lex | 0.3 | lex chatbot | aws, chatbots
Azure Machine Learning [azure-ml] | 1.2 | azure ml, azureml, azure ml studio | azure, mlops
Azure AI Services [azure-ai-services] | 0.8 | azure cognitive services, cognitive services, azure ai, azure ai foundry | azure, ai
Azure OpenAI Service [azure-openai] | 0.8 | azure openai | azure, openai-api
Google Vertex AI [vertex-ai] | 1 | vertex ai, google ai platform, google cloud ai, vertexai | google-cloud, mlops
IBM Watson [ibm-watson] | 0.6 | watson, watsonx, watson assistant, ibm watsonx | ai
## framework < python, data-analysis
Pandas [pandas] | 15 | pandas library, python pandas, pandas dataframe, modin
NumPy | 15 | num py
SciPy | 4 | sci py | python, scientific-computing
Matplotlib | 6 | mat plot lib, pyplot | python, data-visualization
Seaborn | 3 | seaborn library | python, data-visualization
Plotly [plotly] | 2.5 | plotly dash, plotly.js, plotly express | python, data-visualization
Dash by Plotly [dash] | 0.8 | !dash, dash framework | plotly
!Bokeh [bokeh] | 0.6 | python bokeh | python, data-visualization
!Altair [altair] | 0.2 | | data-visualization
Streamlit | 1.5 | stream lit | python
Gradio | 0.5 | gradio app | python
statsmodels | 0.8 | stats models | python, statistics
Polars [polars] | 0.8 | polars dataframe | python, data-analysis
NetworkX | 0.5 | network x, graph theory | python
GeoPandas | 0.4 | geo pandas, shapely, rasterio | python, gis
Jupyter [jupyter] | 8 | jupyter notebook, jupyter notebooks, ipython, ipython notebook, colab | python
Numba | 0.3 | | python, high-performance-computing
PyMC | 0.2 | pymc3 | python, bayesian-statistics
R Shiny [shiny] | 1 | shiny apps, rshiny, shiny dashboard, !shiny | r
Tidyverse | 2 | tidy verse, purrr | r
ggplot2 | 2 | ggplot, gg plot | r, data-visualization
RStudio | 2.5 | r studio, posit workbench, posit connect | r
R Markdown [r-markdown] | 1 | rmarkdown, knitr | r
caret for R [r-caret] | 0.3 | r caret, tidymodels, mlr3 | r, machine-learning
data.table for R [r-data-table] | 0.3 | r data.table | r
Bioconductor | 0.2 | bio conductor | r, bioinformatics
RDKit [rdkit] | 0.1 | rd kit | bioinformatics, python
PyMOL [pymol] | 0.1 | | bioinformatics
GATK [gatk] | 0.1 | genome analysis toolkit | bioinformatics
Seurat [seurat] | 0.1 | | bioinformatics
Scanpy [scanpy] | 0.1 | | bioinformatics
SAMtools [samtools] | 0.1 | bcftools | bioinformatics
## tool < machine-learning
Dialogflow | 0.4 | google dialogflow | chatbots
Rasa | 0.3 | rasa nlu | chatbots, python
Tesseract OCR [tesseract] | 0.4 | tesseract | ocr
Gurobi | 0.2 | gurobi optimizer | operations-research
CPLEX [cplex] | 0.3 | ibm cplex, ilog cplex | operations-research
Google OR-Tools [or-tools] | 0.2 | or-tools, or tools | operations-research
word2vec [word2vec] | 0.4 | word embeddings, glove embeddings, doc2vec, fasttext | nlp
Embeddings [embeddings] | 0.8 | text embeddings, vector embeddings, sentence transformers | machine-learning
BERT [bert] | 0.8 | roberta, distilbert | transformers, nlp
Topic modeling | 0.4 | lda topic, latent dirichlet allocation, topic models | nlp
Ollama | 0.4 | ollama local llm, llama.cpp, gguf | llm
Mistral AI [mistral] | 0.3 | mistral models, mixtral, mistral 7b | llm
DeepSeek | 0.2 | deepseek models | llm
Semantic Kernel | 0.3 | microsoft semantic kernel | llm, dot-net
AutoGen | 0.2 | microsoft autogen | ai-agents
CrewAI | 0.3 | crew ai | ai-agents
LangGraph | 0.6 | lang graph | langchain, ai-agents
LangSmith | 0.2 | lang smith, langfuse | llm-evaluation
Ragas | 0.1 | arize phoenix, arize ai, deepeval, promptfoo | llm-evaluation
LiteLLM | 0.1 | | llm
Haystack framework [haystack] | 0.1 | deepset haystack, !haystack | rag
Cohere | 0.1 | cohere api | llm
Groq | 0.1 | together ai, runpod, fireworks ai | llm
QLoRA | 0.1 | unsloth, axolotl fine-tuning, dpo fine-tuning | fine-tuning
SGLang | 0.1 | text generation inference | llm
DeepSpeed | 0.1 | megatron-lm, fsdp | deep-learning
NVIDIA NeMo [nemo] | 0.1 | nemo framework, nemo guardrails, guardrails ai, !nemo | llm
Optuna | 0.1 | hyperopt | machine-learning
Evidently AI [evidently] | 0.1 | whylabs, arize, evidentlyai | mlops
Comet ML [comet-ml] | 0.1 | neptune.ai, comet.ml | mlops
Label Studio [label-studio] | 0.1 | cvat, roboflow, scale ai labeling | data-annotation
NVIDIA Triton [triton] | 0.2 | triton inference server, !triton | mlops
TorchServe | 0.2 | torch serve | pytorch, mlops
TensorFlow Serving | 0.2 | tf serving | tensorflow, mlops
Seldon Core [seldon] | 0.1 | seldon | mlops, kubernetes
KServe | 0.1 | kfserving | mlops, kubernetes
SHAP [shap] | 0.4 | shap values, lime explainability | explainable-ai
Feature stores [feature-store] | 0.4 | feature store, feast, tecton | mlops
Stable Diffusion | 0.4 | sdxl, comfyui | diffusion-models
Midjourney | 0.4 | dall-e, dalle | generative-ai
Whisper speech recognition [whisper] | 0.3 | openai whisper, !whisper | speech-recognition
Speech synthesis [tts] | 0.4 | text to speech, text-to-speech, tts | speech-recognition
Random forests [random-forest] | 1.2 | random forest | gradient-boosting
Decision trees [decision-trees] | 1.2 | decision tree, cart trees | machine-learning
Support vector machines [svm] | 1 | support vector machine, svm models | machine-learning
Logistic regression [logistic-regression] | 1.5 | logit models | regression-analysis
Linear regression [linear-regression] | 1.5 | ordinary least squares | regression-analysis
Principal component analysis [pca] | 0.8 | pca analysis | dimensionality-reduction
LSTM networks [lstm] | 0.6 | lstm, lstms, long short-term memory | rnn
Econometrics | 0.6 | econometric modeling, econometric modelling | statistics
Cython | 0.3 | cython extensions | python, cpp
Google Colab [colab] | 0.8 | google colaboratory, colab notebooks | jupyter
JupyterLab [jupyterlab] | 1.5 | jupyter lab, jupyterhub | jupyter
Quarto | 0.2 | quarto publishing | r-markdown
dplyr [dplyr] | 1 | tidyr | tidyverse
Vega-Lite [vega] | 0.2 | !vega, vega visualization | data-visualization
NVIDIA cuDNN [cudnn] | 0.3 | cudnn | cuda, deep-learning
PyTorch Lightning [pytorch-lightning] | 0.4 | lightning ai | pytorch
OpenAI Assistants [gpt-assistants] | 0.1 | openai assistants api, custom gpts | openai-api
Amazon Polly [amazon-polly] | 0.1 | aws polly voices | aws, tts
Amazon Transcribe | 0.1 | aws transcribe jobs | aws, speech-recognition
Lidar [lidar] | 0.3 | lidar processing | autonomous-driving
Sensor fusion [sensor-fusion] | 0.3 | kalman filter, kalman filters | autonomous-driving
MLIR [mlir] | 0.1 | mlir dialects, apache tvm, tvm compiler, !tvm | compilers
AMD ROCm [rocm] | 0.1 | rocm, miopen, amd hip | gpu-programming
CUDA libraries [cuda-libraries] | 0.2 | cublas, cutlass, cufft, cusparse, thrust cuda | cuda
NVIDIA Nsight [nsight] | 0.1 | nsight, nsight systems, nsight compute, nvprof | gpu-programming
NCCL [nccl] | 0.1 | nvidia nccl, gpudirect | high-performance-computing
Hugging Face Diffusers [diffusers] | 0.1 | controlnet | diffusion-models
PyTorch compiler [pytorch-compiler] | 0.1 | torchdynamo, torchinductor, torch.compile, torch compile | pytorch
Vespa search engine [vespa-ai] | 0.1 | vespa.ai, vespa search | search-engines
!Kaldi [kaldi] | 0.1 | kaldi asr | speech-recognition
ElevenLabs [elevenlabs] | 0.1 | eleven labs | tts
Botpress [botpress] | 0.1 | | chatbots
Facebook Prophet [facebook-prophet] | 0.2 | fbprophet, prophet forecasting | time-series-analysis
Pyomo [pyomo] | 0.1 | python pulp | operations-research
SimPy [simpy] | 0.1 | | simulation
AnyLogic [anylogic] | 0.1 | | simulation
Kokkos [kokkos] | 0.1 | | high-performance-computing
Fairlearn [fairlearn] | 0.1 | ai fairness 360, aif360 | responsible-ai
Microsoft Presidio [presidio] | 0.1 | presidio anonymizer | data-privacy
Dataiku [dataiku] | 0.4 | dataiku dss | machine-learning
TPUs [tpu] | 0.1 | google tpu, cloud tpu, tensor processing units | machine-learning
`
